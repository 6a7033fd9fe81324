/**
 * Edits of the packages that every page loads: constants instead of flags that remix.config.js and Remix's browser entry
 * answer always the same way, so that the minifier removes what they would enable. Left out are lazy route discovery,
 * single fetch, SPA mode, deferred data (`defer`, `Await`), `prefetch` of links, view transitions, what Remix's server
 * renders, updates of development, portals and stacks of components, and the texts of errors and hints for developers
 * in the packages themselves. A feature that the shop begins to use needs its edits removed:
 * tests/unit/serving/package-edits.test.ts fails first.
 *
 * `find` is a text, replaced everywhere, or a pattern.
 * @type {{ file: RegExp, edits: { find: string | RegExp, replacement: string }[] }[]}
 */
export const packageEdits = [
  {
    // RemixServer alone needs a CommonJS file, for which esbuild would keep everything of React Router.
    file: remixReact("server"),
    edits: [{ find: /^[\s\S]*$/, replacement: "export const RemixServer = undefined;" }],
  },
  {
    file: remixReact("browser"),
    edits: [
      { find: "window.__remixContext.future.v3_singleFetch", replacement: "false" },
      { find: "window.__remixContext.isSpaMode", replacement: "false" },
      { find: /useFogOFWarDiscovery\(router, .*\);/, replacement: "" },
      { find: /patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction\(.*\)/, replacement: "" },
      { find: "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;", replacement: "" },
    ],
  },
  {
    file: remixReact("components"),
    edits: [
      { find: "future.v3_singleFetch", replacement: "false" },
      { find: "isFogOfWarEnabled(future, isSpaMode)", replacement: "false" },
      { find: "isSpaMode && ", replacement: "false && " },
      { find: "usePrefetchBehavior(prefetch, props)", replacement: "[false, null, null]" },
      { find: "shouldPrefetch && !isAbsolute ? ", replacement: "false ? " },
      { find: "isPageLinkDescriptor(link) ? ", replacement: "false ? " },
      { find: "let contextScript = staticContext ? ", replacement: "let contextScript = false ? " },
      { find: "!activeDeferreds ? ", replacement: "true ? " },
      { find: '!isStatic ? " "', replacement: 'true ? " "' },
      { find: /if \(!isStatic && typeof __remixContext === .*\)/, replacement: "if (false)" },
      { find: /\w+\.displayName = "\w+";/g, replacement: "" },
    ],
  },
  {
    file: remixReact("errorBoundaries"),
    edits: [{ find: /__html: `[^`]*`/, replacement: '__html: ""' }],
  },
  {
    file: remixReact("routes"),
    edits: [
      { find: "future.v3_singleFetch", replacement: "false" },
      { find: "if (isSpaMode)", replacement: "if (false)" },
      { find: "if (isDeferredResponse(result) && result.body)", replacement: "if (false)" },
      { find: "if (isDeferredData(result))", replacement: "if (false)" },
      // The root has an error boundary, and no data that only browsers load.
      {
        find: 'route.id === "root" ? RemixRootDefaultHydrateFallback : undefined',
        replacement: "undefined",
      },
      { find: /route\.id === "root" \? \(\) => [\s\S]*? : undefined/, replacement: "undefined" },
      { find: "if (needsRevalidation)", replacement: "if (false)" },
      { find: "needsRevalidation == null && ", replacement: "" },
    ],
  },
  {
    file: /@remix-run[\\/]router[\\/]dist[\\/]router\.js$/,
    edits: [
      { find: "fogOfWar.active = false;", replacement: "" },
      { find: "fogOfWar.active", replacement: "false" },
      { find: "init.patchRoutesOnNavigation", replacement: "undefined" },
      { find: /(?<!let )\bpatchRoutesOnNavigationImpl\b/g, replacement: "undefined" },
      { find: /(?<!function )\bisDeferred(?:Result|Data)\([\w.]+\)/g, replacement: "false" },
      { find: "future.v7_fetcherPersist", replacement: "true" },
      { find: "future.v7_normalizeFormMethod", replacement: "true" },
      { find: "future.v7_partialHydration", replacement: "true" },
      { find: "future.v7_prependBasename", replacement: "true" },
      { find: "future.v7_relativeSplatPath", replacement: "true" },
      { find: "future.v7_skipActionErrorRevalidation", replacement: "false" },
      { find: /(?<=\binvariant\([^\n"`]*), (?:"[^\n]*"|`[^\n]*`)(?=\);)/g, replacement: "" },
      // Hints for developers.
      { find: /\bwarning\(.*\);$/gm, replacement: ";" },
    ],
  },
  {
    file: /react-router-dom[\\/]dist[\\/]index\.js$/,
    edits: [
      {
        find: /let isViewTransitionUnavailable = .*;/,
        replacement: "const isViewTransitionUnavailable = true;",
      },
      {
        find: /let \{\s*v7_startTransition\s*\} = future \|\| \{\};/g,
        replacement: "const v7_startTransition = true;",
      },
      { find: /React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(future, .*;/, replacement: "" },
    ],
  },
  {
    // Reads the names of fields as it writes them, without a library that does it again.
    file: /remix-validated-form[\\/]dist[\\/]index\.esm\.js$/,
    edits: [
      { find: 'import get from "lodash.get";', replacement: "" },
      {
        find: "return get(object, path);",
        replacement: "return stringToPathArray(path).reduce((value, key) => value?.[key], object);",
      },
    ],
  },
  {
    // The API of React 17, events and features that the shop does not use, and what only browsers need that it does not support.
    file: /react-dom[\\/]cjs[\\/]react-dom\.production\.min\.js$/,
    edits: [
      {
        find: /exports\.(?:render|hydrate|findDOMNode|unmountComponentAtNode|unstable_\w+)=[\s\S]*?;(?=\s*exports\.)/g,
        replacement: "",
      },
      // Roots of React 17 would have this bit unset.
      { find: /0===\(\w\.mode&1\)/g, replacement: "!1" },
      { find: /0!==\(\w\.mode&1\)/g, replacement: "!0" },
      { find: /\b\w\.mode&1\b/g, replacement: "!0" },
      // React's own events of text that is composed or selected; `onChange` does without them.
      {
        find: /switch\(a\)\{case "focusin":if\(me\(xa\)[\s\S]*?e\.data=\$a\)(?=\}\s*se\(g,b\))/,
        replacement: "",
      },
      {
        find: /fa\("on(?:BeforeInput|Composition\w+|Select)",(?:\[[^\]]*\]|"[^"]*"\.split\(" "\))\);/g,
        replacement: "",
      },
      // Portals.
      { find: /exports\.createPortal=[\s\S]*?;(?=exports)/, replacement: "" },
      // SuspenseList, which React 18 does not export.
      { find: "case 19:return xj(a,b,c);", replacement: "" },
      {
        find: /case 19:E\(L\);f=b\.memoizedState;[\s\S]*?(?=case 22:case 23:return Hj\(\),d=)/,
        replacement: "",
      },
      { find: "case 19:return E(L),null;", replacement: "" },
      {
        find: /else if\(19===b\.tag&&void 0!==b\.memoizedProps\.revealOrder\)\{if\(0!==\(b\.flags&128\)\)return b\}/,
        replacement: "",
      },
      // Contexts by `contextTypes` and `childContextTypes`.
      { find: /(?<!function )Zf\(\w+(?:\.type)?\)/g, replacement: "!1" },
      {
        find: "(e=!1?Xf:H.current,d=b.contextTypes,f=(d=null!==d&&void 0!==d)?Yf(a,e):Vf)",
        replacement: "f=Vf",
      },
      { find: /function Yf\(a,b\)\{[\s\S]*?return e\}/, replacement: "function Yf(){return Vf}" },
      // Stacks of components, whose names the minifier has removed.
      { find: "do c+=Pa(d),d=d.return;while(d);", replacement: "" },
      // Values of events by other names.
      { find: /key:function\(a\)\{if\(a\.key\)[\s\S]*?code:0/, replacement: "key:0,code:0" },
      {
        find: /charCode:function\(a\)\{return"keypress"[\s\S]*?which:function[\s\S]*?\}\}\)/,
        replacement: "charCode:0,keyCode:0,which:0})",
      },
      { find: /relatedTarget:function\(a\)\{[^}]*\}/, replacement: "relatedTarget:0" },
      {
        find: /movementX:function[\s\S]*?movementY:function\(a\)\{[^}]*\}/,
        replacement: "movementX:0,movementY:0",
      },
      { find: /clipboardData:function\(a\)\{[^}]*\}/, replacement: "clipboardData:0" },
      {
        find: /deltaX:function\(a\)\{[^}]*\},\s*deltaY:function\(a\)\{[^}]*\}/,
        replacement: "deltaX:0,deltaY:0",
      },
      // Input events, text areas and markup of Internet Explorer; hydration would undo what was typed in a text area.
      { find: '""!==b&&null!==b&&(a.value=b)', replacement: "0" },
      { find: /var we=!1;if\(ia\)\{var xe;[\s\S]*?documentMode\)\}/, replacement: "var we=!0;" },
      {
        find: /function\(a\)\{return"undefined"!==typeof MSApp[\s\S]*?:a\}\(function\(a,b\)\{[\s\S]*?\}\)(?=[,;])/,
        replacement: "function(a,b){a.innerHTML=b}",
      },
    ],
  },
];

/** @param {string} name of a module of Remix for browsers */
function remixReact(name) {
  return new RegExp(`@remix-run[\\\\/]react[\\\\/]dist[\\\\/]esm[\\\\/]${name}\\.js$`);
}
