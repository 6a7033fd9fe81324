import { designFontFile } from "~/design/text/fonts.server";

const YEAR = 365 * 24 * 60 * 60;

/** The file of a typeface by a name such as caveat.woff. @throws Response 404 for a typeface we do not have. */
export async function fontFile(name = ""): Promise<Response> {
  const key = /^([a-z0-9-]{1,40})\.woff$/.exec(name)?.[1];
  const file = key ? await designFontFile(key) : null;
  if (!file) throw new Response("Not Found", { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: { "Content-Type": "font/woff", "Cache-Control": `public, max-age=${YEAR}, immutable` },
  });
}
