import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { optionalText, REQUIRED, requiredEmail, requiredText } from "../session/field-rules";

/** The consent text, stored verbatim with the photo. */
export const CONSENT =
  "You may show this photo with my pet's name on your website and in your newsletter. It is my own photo, and I can withdraw this anytime by email.";

export const SHARE_PHOTO_PATH = "/share-your-photo";
export const PHOTO_FIELD = "photo";
/** The photo stored with an earlier, invalid submission. */
export const KEPT_PHOTO_FIELD = "photo_id";

const sharePhotoSchema = formSchema({
  pet_name: requiredText(60),
  email: requiredEmail,
  story: optionalText(1000),
  [KEPT_PHOTO_FIELD]: optionalText(32),
  consent: z.literal("on", REQUIRED),
});

export const sharePhotoValidator = formValidator(sharePhotoSchema);
