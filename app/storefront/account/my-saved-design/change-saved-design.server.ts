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
import { roomDone, roomForm } from "../room-form.server";
import type { RoomVisit } from "../room-visit";
import { orderDesign } from "./order-design.server";
import { renameValidator } from "./rename-form";
import { savedDesignPath, savedDesignsPath } from "./saved-design";

type Change = (visit: RoomVisit, design: SavedDesignFragment, form: FormData) => Promise<Response>;

const changes: Record<string, Change> = {
  order: orderDesign,

  async rename(visit, { id }, form) {
    const checked = await roomForm(visit, form, renameValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(RenameDesignDocument, { id, name: checked.data.name });
    if (!answer.status) return checked.refused(answer);
    return roomDone(visit, savedDesignPath(id), "The name is saved.");
  },

  async share(visit, { id }) {
    await visit.ask(ShareDesignDocument, { id });
    return roomDone(visit, `${savedDesignPath(id)}#share`, "The link is ready to be passed on.");
  },

  async unshare(visit, { id }) {
    await visit.ask(UnshareDesignDocument, { id });
    return roomDone(visit, `${savedDesignPath(id)}#share`, "The link shows nothing any more.");
  },

  async duplicate(visit, { id }) {
    const { duplicateDesign: copy } = await visit.ask(DuplicateDesignDocument, { id });
    return roomDone(visit, savedDesignPath(copy.id), "This is your copy.");
  },

  async delete(visit, { id }) {
    const { deleteDesign } = await visit.ask(DeleteDesignDocument, { id });
    const message = deleteDesign.is_still_needed
      ? "The design is off your list. What is in a cart or ordered keeps it."
      : "The design is deleted.";
    return roomDone(visit, savedDesignsPath(), message);
  },
};

/**
 * Does what a form asks for the design that the address names.
 * @throws Response 404 when it is none of the customer's, 400 for something that no form here asks for
 */
export async function changeSavedDesign(visit: RoomVisit): Promise<Response> {
  const form = await submittedForm(visit.request);
  const { design } = await visit.ask(SavedDesignDocument, { id: visit.orderId ?? "" });
  if (!design?.is_saved || visit.subOrderId !== undefined)
    throw new Response("Page Not Found", { status: 404 });
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent)) throw new Response("This form is not known here.", { status: 400 });
  return changes[intent](visit, design, form);
}
