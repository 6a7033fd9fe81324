import { SharedDesignDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { designTitle } from "../account/my-saved-design/design-title";
import { designedProducts } from "../account/my-saved-design/designed-products.server";
import { viewComments } from "../design-comments/view-comments.server";
import { honeypotInputs } from "../session/honeypot.server";

/** Reads the design of a shared link. @throws Response 404 for an invalid or withdrawn link */
export async function readSharedDesign(request: Request, token: string) {
  const provider = await openProvider(request);
  const { sharedDesign, sharedDesignComments } = await provider.request(SharedDesignDocument, { token });
  if (!sharedDesign) throw new Response("Page Not Found", { status: 404 });
  const { name, sku, document, picture_url } = sharedDesign;
  const product = (await designedProducts([sku])).get(sku);
  const productName = product?.name ?? sku;
  const path = product?.tool?.path;
  return {
    title: name ?? designTitle(productName, document),
    productName,
    picture: picture_url,
    /** Path of the design tool; null when the shop no longer sells the product. */
    toolPath: path ? `${path}?sku=${encodeURIComponent(sku)}` : null,
    page: `/share-design/${token}`,
    /** Null when the provider has none. */
    comments: viewComments(sharedDesignComments),
    honeypot: honeypotInputs(),
  };
}

export type SharedDesignView = Awaited<ReturnType<typeof readSharedDesign>>;
