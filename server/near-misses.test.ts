import { expect, test } from 'vitest'
import { findNearMisses } from './near-misses.ts'
import { readConfig } from './config.ts'

/** The settings that a server reports as meant, by the name that was given. */
const meantBy = (...names: string[]) =>
  readConfig(Object.fromEntries(names.map((name) => [name, 'x'])), { isServer: true }).nearMisses

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_UR', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['PUBLIC_URl', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['STORAGE_ULR', 'STORAGE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['OPERATOR_ADRESS', 'OPERATOR_ADDRESS'],
  ['OTEL_EXPORTER_OTLP_ENDPIONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
])('%s was meant for %s', (name, meant) => {
  expect(meantBy(name)).toEqual([`${name} is no setting, but ${meant} is`])
})

test('a misspelt mode was meant for a site, and so it is refused', () => {
  expect(() => meantBy('NODEENV')).toThrow('NODEENV is no setting, but NODE_ENV is')
})

test('a setting that is set needs no other name', () => {
  expect(findNearMisses(['DATABASE_URI', 'DATABASE_URL'], ['DATABASE_URL'])).toEqual([])
})

test.each([
  ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_TLS', 'SMTP_FROM'],
  ['DATABASE_HOST', 'DATABASE_PORT', 'DATABASE_NAME', 'DATABASE_USER', 'DATABASE_SERVICE_PORT'],
])('the settings of other programs are none of ours: %s, %s, …', (...names) => {
  expect(meantBy(...names)).toEqual([])
})

const environments = {
  'a systemd unit': `CACHE_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY HOME INVOCATION_ID JOURNAL_STREAM LANG
    LC_ALL LISTEN_FDNAMES LISTEN_FDS LISTEN_PID LOGNAME LOGS_DIRECTORY MAINPID MANAGERPID MEMORY_PRESSURE_WATCH
    MEMORY_PRESSURE_WRITE NOTIFY_SOCKET PATH RUNTIME_DIRECTORY SHELL STATE_DIRECTORY SYSTEMD_EXEC_PID TERM TMPDIR USER
    WATCHDOG_PID WATCHDOG_USEC XDG_CONFIG_DIRS XDG_DATA_DIRS XDG_RUNTIME_DIR XDG_SESSION_ID`,
  'a shell': `BASH_VERSION COLORTERM COLUMNS DBUS_SESSION_BUS_ADDRESS DISPLAY EDITOR HISTFILE HOST HOSTNAME HOSTTYPE LESS
    LINES LS_COLORS MACHTYPE MAIL MAILCHECK OLDPWD OSTYPE PAGER PS1 PWD SHLVL SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION
    SSH_TTY SUDO_COMMAND SUDO_GID SUDO_UID SUDO_USER TERM_PROGRAM TZ VISUAL WAYLAND_DISPLAY _ http_proxy https_proxy
    HTTP_PROXY HTTPS_PROXY NO_PROXY no_proxy ALL_PROXY`,
  'a container': `CHARSET container DATABASE_PORT DATABASE_PORT_5432_TCP DATABASE_SERVICE_HOST HOSTNAME
    KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT NODE_VERSION NODE_NAME
    POD_IP POD_NAME POD_NAMESPACE YARN_VERSION ZAUVIJEK_PORT ZAUVIJEK_SERVICE_HOST ZAUVIJEK_SERVICE_PORT`,
  'a CI': `CI GITHUB_ACTIONS GITHUB_ENV GITHUB_SHA GITHUB_WORKSPACE GITLAB_CI CI_COMMIT_SHA CI_JOB_TOKEN CI_PROJECT_URL
    CI_REGISTRY RUNNER_ARCH RUNNER_OS RUNNER_TEMP BUILD_ID BUILD_URL JOB_NAME NODE_LABELS WORKSPACE`,
  'Node and npm': `INIT_CWD NODE NODE_COMPILE_CACHE NODE_DEBUG NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_PATH
    NODE_UNIQUE_ID UV_THREADPOOL_SIZE npm_command npm_config_cache npm_config_loglevel npm_config_user_agent npm_execpath
    npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name npm_package_version
    FORCE_COLOR NO_COLOR MALLOC_ARENA_MAX`,
  'PostgreSQL, S3 and tracing': `PGHOST PGPORT PGUSER PGDATABASE PGPASSWORD PGPASSFILE PGSSLMODE PGDATA POSTGRES_URL
    AWS_ACCESS_KEY_ID AWS_REGION AWS_ENDPOINT_URL OTEL_LOG_LEVEL OTEL_LOGS_EXPORTER OTEL_METRICS_EXPORTER
    OTEL_PROPAGATORS OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_TIMEOUT OTEL_EXPORTER_OTLP_PROTOCOL
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT OTEL_EXPORTER_OTLP_TRACES_HEADERS
    OTEL_BSP_SCHEDULE_DELAY OTEL_NODE_RESOURCE_DETECTORS`,
}

test.each(Object.entries(environments))('the environment of %s raises no alarm', (_, names) => {
  const usual = names.split(/\s+/).filter((name) => name !== 'HOST' && name !== 'MAIL')
  expect(meantBy(...usual)).toEqual([])
})
