import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import {
  currentPassword,
  newPassword,
  optionalDate,
  optionalGstNumber,
  optionalPhone,
  optionalText,
  PASSWORDS_DIFFER,
  requiredEmail,
  requiredText,
} from "../../session/field-rules";

/** The forms of the room, told apart by these values of their field `intent`. */
export type InformationIntent = "details" | "email" | "password" | "certificate" | "remove-certificate";

const detailsSchema = z.object({
  firstname: requiredText(),
  lastname: requiredText(),
  prefix: optionalText(),
  middlename: optionalText(),
  suffix: optionalText(),
  phone_no: optionalPhone,
  date_of_birth: optionalDate,
  taxvat: optionalText(),
  gst_number: optionalGstNumber,
});

export type DetailsForm = z.infer<typeof detailsSchema>;

export const detailsValidator = withZod(detailsSchema);

export const emailValidator = withZod(z.object({ email: requiredEmail, password: currentPassword }));

const newPasswordsSchema = z
  .object({ new_password: newPassword, new_password_confirmation: requiredText() })
  .superRefine((form, context) => {
    if (form.new_password === form.new_password_confirmation) return;
    context.addIssue({ code: "custom", path: ["new_password_confirmation"], message: PASSWORDS_DIFFER });
  });

/** Both parts are checked, so that differing passwords are told together with a missing current one. */
export const passwordValidator = withZod(
  z.object({ current_password: currentPassword }).and(newPasswordsSchema),
);

/** The file itself is checked by the provider. */
export const certificateValidator = withZod(z.object({}));

export const CERTIFICATE_FIELD = "certificate";
