import { json, redirect } from "@remix-run/node";
import { openProvider } from "~/provider/provider.server";
import { OWN_PHOTO_FIELD } from "../studio/field-names";
import { storePhoto } from "../studio/photos/store-photo.server";
import { readStudioForm } from "../studio/read-studio-form.server";
import { UPLOAD_CHOICE_PATH } from "./upload-choice-view";

const NO_PHOTO = "Please choose a photo.";

/** Stores the uploaded photo and shows it on our products: 303; 422 with a message when it is rejected. */
export async function receiveChoice(request: Request) {
  const { photos } = await readStudioForm(request, [OWN_PHOTO_FIELD]);
  const sent = photos.get(OWN_PHOTO_FIELD);
  if (!sent) return json({ problem: NO_PHOTO }, { status: 422 });
  const provider = await openProvider(request);
  provider.ensureDesignOwner();
  const stored = await storePhoto(provider, sent);
  const headers = await provider.headers();
  if ("message" in stored) return json({ problem: stored.message }, { status: 422, headers });
  return redirect(`${UPLOAD_CHOICE_PATH}?${OWN_PHOTO_FIELD}=${stored.photo.id}#products`, {
    status: 303,
    headers,
  });
}
