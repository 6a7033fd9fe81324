import {
  StudioPutDesignOnDocument,
  StudioRenameDesignDocument,
  StudioShareDesignDocument,
  StudioUnshareDesignDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../../shell/flash.server";
import type { Draft } from "../open-draft.server";
import { addressOf } from "../studio-view.server";
import { KEEPING_ID, NAME_FIELD, OTHER_PRODUCT_FIELD } from "./keeping-fields";

/** Where the shopper goes next, or what stands against it. */
export type KeepAnswer = { next: string } | { problem: string };

type Intent = (provider: Provider, draft: Draft, id: string, form: FormData) => Promise<KeepAnswer>;

const intents: Record<string, Intent> = {
  async share(provider, draft, id) {
    const answer = await provider.attempt(StudioShareDesignDocument, { id });
    return answer.status ? { next: `${addressOf(draft)}#${KEEPING_ID}` } : { problem: answer.message };
  },

  async unshare(provider, draft, id) {
    const answer = await provider.attempt(StudioUnshareDesignDocument, { id });
    return answer.status ? { next: `${addressOf(draft)}#${KEEPING_ID}` } : { problem: answer.message };
  },

  async "put-on"(provider, { tool, product }, id, form) {
    const sku = form.get(OTHER_PRODUCT_FIELD);
    if (typeof sku !== "string" || sku === "") return { problem: "Please choose what to put it on." };
    const answer = await provider.attempt(StudioPutDesignOnDocument, { id, sku });
    if (!answer.status) return { problem: answer.message };
    flash(provider, "success", `Here it is on something else. Your ${product.name} is saved as it was.`);
    return { next: `${tool.path}?design=${answer.data.duplicateDesign.id}` };
  },
};

/** Does what a button asks for a saved design; null when it asks for none of this. */
export async function followKeepIntent(
  provider: Provider,
  draft: Draft,
  form: FormData,
): Promise<KeepAnswer | null> {
  const intent = form.get("intent");
  if (typeof intent !== "string" || !Object.hasOwn(intents, intent) || !draft.designId) return null;
  return intents[intent](provider, draft, draft.designId, form);
}

/** Gives the saved design the name that the form says; what is wrong with it, else null. */
export async function followName(provider: Provider, draft: Draft, form: FormData): Promise<string | null> {
  const name = form.get(NAME_FIELD);
  if (typeof name !== "string" || name.trim() === draft.name || !draft.designId) return null;
  const answer = await provider.attempt(StudioRenameDesignDocument, { id: draft.designId, name });
  return answer.status ? null : answer.message;
}
