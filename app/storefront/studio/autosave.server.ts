import { json } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";
import type { AutosaveResponse } from "./editor/autosave-design";
import type { Draft } from "./open-draft.server";
import { addressOf } from "./studio-view.server";

/** Returns the response to an autosave of the browser's editor: where the design is saved, or 422 when it is not. */
export async function handleAutosave(provider: Provider, draft: Draft, problem: string | null) {
  const kept = !problem && draft.designId ? { designId: draft.designId, address: addressOf(draft) } : null;
  return json<AutosaveResponse>(
    { view: null, kept },
    { status: kept ? 200 : 422, headers: await provider.headers() },
  );
}
