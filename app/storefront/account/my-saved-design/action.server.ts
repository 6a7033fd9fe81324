import type { SavedDesignFragment } from "~/provider/contract/documents.generated";
import {
  DeleteDesignDocument,
  DuplicateDesignDocument,
  RenameDesignDocument,
  SavedDesignDocument,
  ShareDesignDocument,
  UnshareDesignDocument,
} from "~/provider/contract/documents.generated";
import { addToCart, NOT_ADDED } from "~/storefront/cart/add-to-cart.server";
import { moderateComments } from "~/storefront/design-comments/moderate-comments.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { handlerByIntent, redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { pageNotFound } from "../account-visit";
import { designedProducts } from "./designed-products.server";
import { renameValidator } from "./rename-form";
import { savedDesignPath, savedDesignsPath } from "./saved-design";

type Change = (visit: AccountVisit, design: SavedDesignFragment, form: FormData) => Promise<Response>;

const changes: Record<string, Change> = {
  order: orderDesign,

  async rename(visit, { id }, form) {
    const checked = await validateAccountForm(visit, form, renameValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(RenameDesignDocument, { id, name: checked.data.name });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(visit, savedDesignPath(id), "The name has been saved.");
  },

  async share(visit, { id }) {
    await visit.ask(ShareDesignDocument, { id });
    return redirectWithSuccess(visit, `${savedDesignPath(id)}#share`, "Your link is ready to share.");
  },

  async unshare(visit, { id }) {
    await visit.ask(UnshareDesignDocument, { id });
    return redirectWithSuccess(visit, `${savedDesignPath(id)}#share`, "The link no longer works.");
  },

  async duplicate(visit, { id }) {
    const { duplicateDesign: copy } = await visit.ask(DuplicateDesignDocument, { id });
    return redirectWithSuccess(visit, savedDesignPath(copy.id), "Here's your copy.");
  },

  async delete(visit, { id }) {
    const { deleteDesign } = await visit.ask(DeleteDesignDocument, { id });
    const message = deleteDesign.is_still_needed
      ? "The design is off your list. Carts and orders that use it keep it."
      : "The design has been deleted.";
    return redirectWithSuccess(visit, savedDesignsPath(), message);
  },
};

/**
 * Changes the design with the id in the path, as the submitted form asks.
 * @throws Response 404 when it is none of the customer's, 400 for an unknown intent
 */
export async function action(visit: AccountVisit): Promise<Response> {
  const form = await submittedForm(visit.request);
  const { design } = await visit.ask(SavedDesignDocument, { id: visit.orderId ?? "" });
  if (!design?.is_saved || visit.subOrderId !== undefined) throw pageNotFound();
  if (await moderateComments(visit.provider, form))
    return seeOther(visit.provider, `${savedDesignPath(design.id)}#comments`);
  return handlerByIntent(changes, form)(visit, design, form);
}

/** Adds one piece of the design to the cart; errors are shown on the design's page. */
async function orderDesign({ provider }: AccountVisit, { id, sku }: SavedDesignFragment): Promise<Response> {
  const product = (await designedProducts([sku])).get(sku);
  const optionUid = product?.tool?.design_option_uid;
  const failure = optionUid
    ? await addToCart(provider, { sku, quantity: 1, entered_options: [{ uid: optionUid, value: id }] })
    : NOT_ADDED;
  if (failure) flash(provider, "error", failure);
  else flash(provider, "success", `${product?.name ?? "Your design"} is in your cart.`);
  const next = failure ? savedDesignPath(id) : "/checkout/cart";
  return seeOther(provider, next);
}
