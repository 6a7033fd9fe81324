import { redirect } from "@remix-run/node";
import { SharePhotoDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { checkedForm } from "../session/checked-form.server";
import { rejectionErrors } from "../session/provider-rejection";
import { fieldText } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { readStudioForm } from "../studio/read-studio-form.server";
import { keepPhoto } from "./keep-photo.server";
import {
  CONSENT,
  KEPT_PHOTO_FIELD,
  PHOTO_FIELD,
  SHARE_PHOTO_PATH,
  sharePhotoValidator,
} from "./share-photo-form";

const NO_PHOTO = "Please choose a photo.";

/**
 * Shares a photo with the shop. What is wrong is answered with the form as it was, its photo kept, so that it need not
 * be sent twice.
 */
export async function sharePhoto(request: Request): Promise<Response> {
  const { form, photos } = await readStudioForm(request, [PHOTO_FIELD]);
  const provider = await openProvider(request);
  const photo = await keepPhoto(provider, photos.get(PHOTO_FIELD), fieldText(form, KEPT_PHOTO_FIELD));
  const problem = photo.problem ?? (photo.id ? undefined : NO_PHOTO);
  const sent = await checkedForm(request, sharePhotoValidator, {
    form,
    provider,
    kept: { [KEPT_PHOTO_FIELD]: photo.id },
    problems: problem ? { [PHOTO_FIELD]: problem } : undefined,
  });
  if (sent instanceof Response) return sent;
  const { pet_name, email, story } = sent.data;
  const input = { photo_id: photo.id, pet_name, email, story, consent: CONSENT };
  const response = await provider.attempt(SharePhotoDocument, { input }, { captcha: await sent.captcha() });
  if (!response.status)
    return sent.reject(rejectionErrors(response, [...Object.keys(sent.data), PHOTO_FIELD]));
  flash(provider, "success", response.data.sharePhoto.message);
  return redirect(`${SHARE_PHOTO_PATH}?shared=1`, { status: 303, headers: await provider.headers() });
}
