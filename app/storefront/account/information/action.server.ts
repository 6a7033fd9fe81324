import {
  ChangeDetailsDocument,
  ChangeEmailDocument,
  ChangeMembershipRenewalDocument,
  ChangePasswordDocument,
  type CustomerUpdateInput,
} from "~/provider/contract/documents.generated";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import { hasFeature } from "~/storefront/session/features.server";
import { signInFirst } from "~/storefront/session/return-path.server";
import { readStudioForm } from "~/storefront/studio/read-studio-form.server";
import {
  actionByIntent,
  redirectWithError,
  redirectWithSuccess,
  validateAccountForm,
} from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { type CustomerFieldName, storedCustomerFields } from "../customer-fields";
import { leakedPasswordError } from "../password/leaked-password.server";
import { PASSWORD_SAVED } from "../sign-in/messages";
import { keepCertificate, removeCertificate } from "./certificate.server";
import {
  CERTIFICATE_FIELD,
  certificateValidator,
  type DetailsForm,
  detailsValidator,
  emailValidator,
  type InformationIntent,
  passwordValidator,
} from "./information-forms";

const PAGE_PATH = "/customer/account/information";
const CERTIFICATE_NOT_DELETED = "We couldn't delete your certificate. Please try again.";

const changeByIntent = actionByIntent<Exclude<InformationIntent, "certificate">>({
  async details(visit, form) {
    const checked = await validateAccountForm(visit, form, detailsValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(ChangeDetailsDocument, {
      input: await detailsInput(checked.data),
    });
    return response.status
      ? redirectWithSuccess(visit, PAGE_PATH, "Your details have been saved.")
      : checked.rejected(response);
  },

  async email(visit, form) {
    const checked = await validateAccountForm(visit, form, emailValidator, {
      secrets: ["account_password"],
      fields: { password: "account_password" },
    });
    if (checked instanceof Response) return checked;
    const { email, account_password: password } = checked.data;
    const response = await visit.provider.attempt(ChangeEmailDocument, { email, password });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(visit, PAGE_PATH, `Please click the link we sent to ${email}.`);
  },

  async password(visit, form) {
    const checked = await validateAccountForm(visit, form, passwordValidator, {
      secrets: ["current_password", "password", "password_confirmation"],
      fields: { currentPassword: "current_password", newPassword: "password" },
    });
    if (checked instanceof Response) return checked;
    const leaked = await leakedPasswordError(form, checked.data.password);
    if (leaked) return checked.reject(leaked);
    const response = await visit.provider.attempt(ChangePasswordDocument, {
      currentPassword: checked.data.current_password,
      newPassword: checked.data.password,
    });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(visit, PAGE_PATH, PASSWORD_SAVED);
  },

  async "remove-certificate"(visit) {
    if (!(await removeCertificate(visit)))
      return redirectWithError(visit, PAGE_PATH, CERTIFICATE_NOT_DELETED);
    return redirectWithSuccess(visit, PAGE_PATH, "Your certificate has been deleted.");
  },

  "renew-membership": (visit) => changeRenewal(visit, true),

  "let-membership-end": (visit) => changeRenewal(visit, false),
});

/** Saves what the submitted form changes; the form of the certificate alone is multipart. @throws Response 400 for an unknown intent */
export async function action(visit: AccountVisit): Promise<Response> {
  const isMultipart = /^multipart\//i.test(visit.request.headers.get("Content-Type") ?? "");
  return isMultipart ? saveCertificate(visit) : changeByIntent(visit);
}

async function changeRenewal(visit: AccountVisit, renews: boolean): Promise<Response> {
  const response = await visit.provider.attempt(ChangeMembershipRenewalDocument, { renews });
  if (!response.status && response.error === "logged-out") return signInFirst(visit.request, visit.provider);
  if (!response.status)
    return redirectWithError(visit, `${PAGE_PATH}#membership`, response.message || UNKNOWN_ERROR);
  const done = renews
    ? "We'll remind you in time to renew your membership."
    : "Your membership will end at the end of its year.";
  return redirectWithSuccess(visit, `${PAGE_PATH}#membership`, done);
}

async function saveCertificate(visit: AccountVisit): Promise<Response> {
  const { form, photos: files } = await readStudioForm(visit.request, [CERTIFICATE_FIELD]);
  const checked = await validateAccountForm(visit, form, certificateValidator);
  if (checked instanceof Response) return checked;
  const problem = await keepCertificate(visit, files.get(CERTIFICATE_FIELD));
  if (problem) return checked.reject({ [CERTIFICATE_FIELD]: problem });
  return redirectWithSuccess(visit, PAGE_PATH, "Your certificate has been saved.");
}

/** Empty fields become null; fields that the provider does not have are left out. */
async function detailsInput(details: DetailsForm): Promise<Pick<CustomerUpdateInput, CustomerFieldName>> {
  const stored = storedCustomerFields(await hasFeature("further details"));
  return Object.fromEntries(stored.map((name) => [name, details[name] || null]));
}
