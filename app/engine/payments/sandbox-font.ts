import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Brand } from "~/brand/brand";
import type { HeadingFont } from "~/brand/tokens";
import type { EngineContext } from "../graphql/context";

const require = createRequire(import.meta.url);

/** The fonts of the payment page: the text of every brand, and each brand's headings. */
const FILES = {
  figtree: () => require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  fraunces: () => require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"),
  "space-grotesk": () =>
    require.resolve("@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2"),
} satisfies Record<"figtree" | HeadingFont, () => string>;

type SandboxFont = keyof typeof FILES;

/** Matches the path of a font; its group is the font's name. */
export const SANDBOX_FONT = /^\/sandbox-payment\/fonts\/(figtree|fraunces|space-grotesk)\.woff2$/;

/** Sends a font of the payment page, which has no access to the store's own files. */
export async function respondWithSandboxFont(
  _request: Request,
  _context: EngineContext,
  name: string,
): Promise<Response> {
  const font = await readFile(FILES[name as SandboxFont]());
  return new Response(new Uint8Array(font), {
    headers: { "Content-Type": "font/woff2", "Cache-Control": "public, max-age=604800" },
  });
}

/** The font faces of the brand's payment page; the names are those of the brand's style sheet. */
export function sandboxFontFaces({ tokens }: Pick<Brand, "tokens">): string {
  const { headingFont } = tokens;
  const family = headingFont === "fraunces" ? "Fraunces" : "Space Grotesk Variable";
  return fontFace("Figtree Variable", "figtree") + fontFace(family, headingFont);
}

function fontFace(family: string, name: SandboxFont): string {
  return `@font-face{font-family:"${family}";font-weight:100 900;font-display:swap;src:url(/sandbox-payment/fonts/${name}.woff2) format("woff2")}`;
}
