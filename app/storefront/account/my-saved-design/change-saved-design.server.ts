import {
  DeleteDesignDocument,
  DuplicateDesignDocument,
  RenameDesignDocument,
  SavedDesignDocument,
  type SavedDesignFragment,
  ShareDesignDocument,
  UnshareDesignDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { orderDesign } from "./order-design.server";
import { renameValidator } from "./rename-form";
import { savedDesignPath, savedDesignsPath } from "./saved-design";

type Change = (visit: AccountVisit, design: SavedDesignFragment, form: FormData) => Promise<Response>;

const changes: Record<string, Change> = {
  order: orderDesign,

  async rename(visit, { id }, form) {
    const checked = await validateAccountForm(visit, form, renameValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(RenameDesignDocument, { id, name: checked.data.name });
    if (!answer.status) return checked.refused(answer);
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
 * Does what a form asks for the design that the address names.
 * @throws Response 404 when it is none of the customer's, 400 for something that no form here asks for
 */
export async function changeSavedDesign(visit: AccountVisit): Promise<Response> {
  const form = await submittedForm(visit.request);
  const { design } = await visit.ask(SavedDesignDocument, { id: visit.orderId ?? "" });
  if (!design?.is_saved || visit.subOrderId !== undefined)
    throw new Response("Page Not Found", { status: 404 });
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent))
    throw new Response("Please reload the page and try again.", { status: 400 });
  return changes[intent](visit, design, form);
}
