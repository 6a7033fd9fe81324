import type { Provider } from "~/provider/provider.server";
import { storePhoto } from "../studio/photos/store-photo.server";
import type { SentPhoto } from "../studio/read-studio-form.server";

/** The photo of a form; `id` is "" when none was chosen. */
export interface FormPhoto {
  id: string;
  problem?: string;
}

const KEPT_PHOTO = /^[A-Za-z0-9]{32}$/;

/**
 * Stores the uploaded photo, or returns the one stored before, so that a form with other errors need not upload it
 * again.
 */
export async function keepPhoto(
  provider: Provider,
  sent: SentPhoto | undefined,
  keptId: string,
): Promise<FormPhoto> {
  const id = KEPT_PHOTO.test(keptId) ? keptId : "";
  if (!sent) return { id };
  provider.ensureDesignOwner();
  const stored = await storePhoto(provider, sent);
  return "message" in stored ? { id, problem: stored.message } : { id: stored.photo.id };
}
