/** It has none of its own. */
export default () => ({})
