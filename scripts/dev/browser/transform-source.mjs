import { createRequire } from "node:module";
import { extname } from "node:path";
import { transformSync } from "rolldown/utils";

const remixRequire = createRequire(createRequire(import.meta.url).resolve("@remix-run/dev"));

/** Components and hooks, which React Fast Refresh replaces while they keep their state. */
const REFRESHED = /(\.tsx|(^|\/)use-[\w-]+\.ts)$/;

const REGISTRATION = /\$Refresh(Reg|Sig)\$\(/;

/**
 * Transforms TypeScript for browsers in development, by oxc: Remix would use Babel for React Fast Refresh, which takes
 * most of the time of a first build.
 * @param {string} id path relative to the project, with slashes
 * @param {string} source
 * @returns {Promise<string>} JavaScript that ends with its source map
 * @throws a failure of esbuild's form, which Remix prints, when the source has a fault
 */
export async function transformSource(id, source) {
  const { code, map, errors } = transformSync(id, source, {
    tsconfig: false,
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    jsx: { runtime: "automatic", development: true, refresh: REFRESHED.test(id) },
    sourcemap: true,
  });
  if (errors.length > 0) throw await failureOf(id, source, errors);
  const mapped = `${code}\n//# sourceMappingURL=data:application/json;base64,${encode(map)}`;
  return REFRESHED.test(id) ? registering(id, mapped) : mapped;
}

function encode(map) {
  return Buffer.from(JSON.stringify(map)).toString("base64");
}

/** In one line before the code, so that lines keep their numbers; the line of the source map stays the last. */
function registering(id, code) {
  const context = `import * as __hmr__ from "remix:hmr"; import.meta.hot = __hmr__.createHotContext(${JSON.stringify(id)});`;
  if (!REGISTRATION.test(code)) return `${context} ${code}`;
  return `${context} const { register: __register__, createSignatureFunctionForTransform: $RefreshSig$ } = window.$RefreshRuntime$; const $RefreshReg$ = (type, name) => __register__(type, ${JSON.stringify(`${JSON.stringify(id)} `)} + name); ${code}`;
}

async function failureOf(id, source, [error]) {
  const esbuild = remixRequire("esbuild");
  const options = { loader: extname(id).slice(1), sourcefile: id, jsx: "automatic", logLevel: "silent" };
  return esbuild.transform(source, options).then(
    () => new Error(`${id}: ${error.message}\n${error.codeframe ?? ""}`),
    (failure) => failure,
  );
}
