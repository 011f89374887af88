import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const component = /^(const \w+ = )(\w+\$1\.(?:forwardRef|createContext)\()/gm

/**
 * The names that the router gives its components for the tools of developers, and that making one has an effect for all
 * a bundler knows, keep all of them in the bundle, used or not.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]react-router[\\/]dist[\\/]/.test(id)) return null
      return { code: code.replace(displayName, '').replace(component, '$1/* @__PURE__ */ $2'), map: null }
    },
  }
}
