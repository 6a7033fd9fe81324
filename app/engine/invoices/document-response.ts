import type { Brand } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { cachedDocument } from "./cached-document";

interface DrawnDocument<View> {
  /** All that it shows. */
  view: View;
  draw: (brand: Brand, view: View) => Promise<Buffer>;
  /** Its file name, such as "invoice-MPC100000001.pdf". */
  name: string;
}

/** The response with a document as PDF; 429 and 503 when too many are requested. */
export async function documentResponse<View>(
  context: EngineContext,
  { draw, name, view }: DrawnDocument<View>,
): Promise<Response> {
  const brand = brandOf(context.settings);
  const state = [name, brand.name, brand.address, brand.tokens, view];
  const document = await cachedDocument(context, state, () => draw(brand, view));
  if ("rejection" in document) return rejectionOf(document.rejection);
  const { file } = document;
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.length),
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

function rejectionOf(rejection: "too-many" | "busy"): Response {
  const response =
    rejection === "busy"
      ? rejected("We're busy preparing invoices. Please try again in a moment.", 503, "busy")
      : rejected("That's a lot of invoices in a short time. Please try again in an hour.", 429, "too-many");
  response.headers.set("Retry-After", rejection === "busy" ? "5" : String(60 * 60));
  return response;
}
