import { recordView } from "./recently-viewed.server";
import type { RoutedView } from "./routed-page.server";

/** The headers of a page: a product that is viewed is recorded, and a preview is neither recorded nor cached. */
export async function routedHeaders(request: Request, view: RoutedView): Promise<Headers> {
  if (view.kind !== "category" && view.isPreview) return new Headers({ "Cache-Control": "no-store" });
  return view.kind === "product" ? recordView(request, view.sku) : new Headers();
}
