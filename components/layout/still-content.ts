/** What only the server renders. `imports` in package.json puts the stand-ins in its place in the browser. */
export { BarContent } from "./bar-content";
export { EndContent } from "./end-content";
