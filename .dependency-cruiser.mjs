// TypeScript 7 has no API that dependency-cruiser could use, so swc reads the sources. Without it every .ts file would
// be passed over and the check be green; this import makes a missing package a failure.
import { Visitor } from '@swc/core/Visitor.js'

// swc's visitor, by which dependency-cruiser walks, throws at `using` and `await using`.
const { visitStatement } = Visitor.prototype
Visitor.prototype.visitStatement = function visit(node) {
  if (node.type !== 'UsingDeclaration') return visitStatement.call(this, node)
  return { ...node, decls: this.visitVariableDeclarators(node.decls) }
}

/** The walls between the rooms: docs/architecture.md explains them, this file enforces them. */

const TEST = '\\.test\\.tsx?$'
const product = '^(contract|demo|server|web)/'
const nativeTypes = '/\\+types/'

const forbidden = []

/** One rule: what `from` must not import, in words and in patterns. */
function forbid(name, comment, from, to) {
  forbidden.push({
    name,
    comment,
    severity: 'error',
    from: typeof from === 'string' ? { path: from } : from,
    to: typeof to === 'string' ? { path: to } : to,
  })
}

// The three parts

forbid(
  'contract-imports-only-zod',
  'The contract reaches both sides: whatever it needs beside zod, both would carry.',
  { path: '^contract/', pathNot: TEST },
  { pathNot: ['^contract/', '^node_modules/zod/'] },
)
forbid('server-not-web', 'The server gets the pages as a build, never as a module.', '^server/', '^web/')
forbid('web-not-server', 'Pages reach the server only through web/call.ts over the wire.', '^web/', '^server/')
forbid(
  'product-without-tools',
  'What is deployed does not depend on tests, benchmarks or scripts.',
  { path: product, pathNot: TEST },
  `^(test|bench|scripts)/|${TEST}`,
)

// Server: main ► app ► features ► http · response-cache · pubsub · pages · adapters · db ► contract

forbid(
  'nobody-imports-main',
  'main.ts starts the program when it is imported; scripts/start.ts wants just that.',
  { pathNot: '^scripts/start\\.ts$' },
  '^server/main\\.ts$',
)
forbid(
  'app-above-features',
  'Only serving.ts, which main.ts and its workers start, tests and scripts build the application.',
  { path: '^server/', pathNot: ['^server/serving\\.ts$', TEST] },
  '^server/app\\.ts$',
)
forbid(
  'base-below-features',
  'http, api-docs, response-cache, pubsub, pages, adapters, db and workers serve every feature and know none.',
  { path: '^server/(http|api-docs|response-cache|pubsub|pages|adapters|db|workers)/', pathNot: TEST },
  '^server/features/',
)
forbid(
  'typed-words-know-words',
  'What typed words mean is told without lists, filters or the database.',
  { path: '^server/typed-words/', pathNot: TEST },
  { pathNot: ['^contract/', '^server/typed-words/', '^server/fold-croatian\\.ts$'] },
)
forbid(
  'product-without-demo',
  'A product without demo/ runs: serving.ts puts the demo marketplace on, and nothing else knows of it.',
  { path: '^(contract|server|web)/', pathNot: ['^server/serving\\.ts$', TEST] },
  '^demo/',
)
forbid('demo-not-web', 'The demo makes data, not pages.', '^demo/', '^web/')
forbid(
  'feature-through-its-service',
  'A feature uses another one only through its services.',
  { path: '^server/features/([^/]+)/', pathNot: TEST },
  { path: '^server/features/', pathNot: ['^server/features/$1/', '^server/features/[^/]+/[a-z-]*service\\.ts$'] },
)
forbid(
  'features-through-routes-or-service',
  'The application registers routes; everything else outside the features asks a service.',
  { path: '^server/(app|deps|main|config)\\.ts$' },
  { path: '^server/features/', pathNot: '/(routes|[a-z-]*service)\\.ts$' },
)
forbid(
  'table-types-in-queries',
  'SQL and the shape of tables stay in queries.ts.',
  {
    path: '^(server|web|contract|scripts)/',
    pathNot: ['^server/features/[^/]+/[a-z-]*queries\\.ts$', '^server/db/', TEST],
  },
  '^server/db/tables\\.generated\\.ts$',
)
forbid(
  'routes-ask-the-service',
  'routes.ts → service.ts → queries.ts: always these three hops.',
  '^server/features/[^/]+/routes\\.ts$',
  { path: '/[a-z-]*queries\\.ts$', dependencyTypesNot: ['type-only'] },
)
forbid(
  'sql-in-queries',
  'Only queries.ts speaks to the database; a service hands the transaction on.',
  { path: '^server/features/', pathNot: ['/[a-z-]*queries\\.ts$', TEST] },
  { path: '^node_modules/(pg|kysely)/', dependencyTypesNot: ['type-only'] },
)
forbid(
  'service-knows-no-request',
  'A use case takes an actor and an input, so that a job or a script can call it too.',
  '^server/features/[^/]+/[a-z-]*service\\.ts$',
  { path: '^node_modules/@?fastify|/routes\\.ts$' },
)
forbid(
  'service-imports-no-http',
  'What a use case needs to know of a request is its actor; errors and tokens are not HTTP.',
  {
    path: '^server/(features/[^/]+/([a-z-]*service|policy|present|[a-z-]*queries)\\.ts$|emails/|adapters/|backup/)',
    pathNot: TEST,
  },
  { path: '^server/http/', dependencyTypesNot: ['type-only'] },
)
forbid(
  'queries-hold-no-rules',
  'SQL only: no rules, no errors, no use cases.',
  '^server/features/[^/]+/[a-z-]*queries\\.ts$',
  '^server/http/|/([a-z-]*service|routes|policy|present)\\.ts$',
)
forbid(
  'present-reads-nothing',
  'From a row to the wire, without another query.',
  '^server/features/[^/]+/present\\.ts$',
  { path: '/([a-z-]*queries|[a-z-]*service|routes)\\.ts$', dependencyTypesNot: ['type-only'] },
)
forbid(
  'rules-are-pure',
  'policy.ts and every rule of the domain: values in, a value out.',
  { path: '^server/features/', pathNot: ['/(routes|[a-z-]*service|[a-z-]*queries|present)\\.ts$', TEST] },
  {
    path: '^server/(http|response-cache|pubsub|pages|adapters|db|workers|app|deps|config|serving|main)|/(routes|[a-z-]*service|[a-z-]*queries)\\.ts$|^node_modules/(pg|kysely|@?fastify)',
    dependencyTypesNot: ['type-only'],
  },
)
forbid(
  'rules-touch-nothing',
  'No files, no network, no processes in a rule.',
  { path: '^server/features/', pathNot: ['/(routes|[a-z-]*service|[a-z-]*queries)\\.ts$', TEST] },
  { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|buffer|url|path|util)$' },
)

// Web: routes ► features ► ui · lib · api ► contract

forbid(
  'web-features-apart',
  'The route puts features together.',
  { path: '^web/features/([^/]+)/', pathNot: TEST },
  { path: '^web/features/', pathNot: '^web/features/$1/' },
)
forbid('web-features-below-routes', 'A feature knows no page.', '^web/features/', {
  path: '^web/(routes|root|entry)',
  pathNot: nativeTypes,
})
forbid(
  'web-ui-knows-no-domain',
  'ui holds pieces that any product could use: of the contract it knows only the shape of errors and of pages, and how numbers are written.',
  { path: '^web/ui/', pathNot: TEST },
  { path: '^(contract|web)/', pathNot: '^web/(ui|lib)/|^contract/(errors|numbers|page)\\.ts$' },
)
forbid(
  'web-base-below-features',
  'lib and the typed client serve every page and know none.',
  { path: '^web/(lib/|call\\.ts$|[\\w-]*api\\.ts$)', pathNot: TEST },
  { path: '^web/', pathNot: '^web/(lib/|assets/|(call|pages)\\.ts$|[\\w-]*api\\.ts$)' },
)
forbid('web-api-docs-apart', 'The script of /api/docs is built by itself, and small.', '^web/api-docs/', {
  path: '^web/',
  pathNot: '^web/(api-docs/|lib/token\\.ts$)',
})
forbid(
  'web-pages-apart',
  'What two pages share is a feature.',
  { path: '^web/routes/', pathNot: TEST },
  { path: '^web/routes/', pathNot: nativeTypes },
)
forbid(
  'web-runs-in-the-browser',
  'A module of Node in web/ would break in the browser.',
  { path: '^web/', pathNot: ['^web/entry\\.server\\.tsx$', TEST] },
  { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
)

// Everywhere

forbid('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true })
forbid(
  'no-orphans',
  'A file that imports nothing and that nobody imports is left over.',
  {
    orphan: true,
    path: product,
    pathNot: ['\\.d\\.ts$', '^server/main\\.ts$', '^web/(root|routes|entry)', '^web/routes/', TEST],
  },
  {},
)
forbid('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true, pathNot: nativeTypes })
forbid(
  'declared',
  'The package is not in package.json: npm may take it away at any time.',
  {},
  { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
)
forbid(
  'product-runs-without-dev-dependencies',
  'What is deployed is installed with --omit=dev; the pages are built before.',
  {
    path: [
      '^(contract|demo|server)/',
      '^scripts/(admin-create|backup|demo|migrate|open-database|read-password|restore|run-script|start|web-build)\\.ts$',
    ],
    pathNot: TEST,
  },
  { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
)

export default {
  forbidden,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|var|\\.react-router|test-results|playwright-report)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
}
