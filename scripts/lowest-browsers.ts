/** The oldest browsers for which the pages are built: those of spring 2024 (docs/decisions/0126-lowest-browsers.md). */
export const lowestBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.4']
