import { designFontFile } from "~/design/text/fonts.server";

const YEAR = 365 * 24 * 60 * 60;

/** Serves the file of a font, such as caveat.woff. @throws Response 404 for an unknown font */
export async function fontFile(name = ""): Promise<Response> {
  const key = /^([a-z0-9-]{1,40})\.woff$/.exec(name)?.[1];
  const file = key ? await designFontFile(key) : null;
  if (!file) throw new Response("Not Found", { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: { "Content-Type": "font/woff", "Cache-Control": `public, max-age=${YEAR}, immutable` },
  });
}
