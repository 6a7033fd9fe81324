import {
  CustomerBusinessDetailsDocument,
  CustomerDetailsDocument,
} from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { americanDate } from "./american-date";
import type { InformationData } from "./page";
import { readMembership } from "./read-membership.server";

/** What the customer told of themselves. @throws Response 404 for a deeper address */
export async function readInformation(visit: AccountVisit): Promise<InformationData> {
  noDeeper(visit);
  const [{ customer }, extension, membership] = await Promise.all([
    visit.ask(CustomerDetailsDocument, {}),
    visit.provider.attempt(CustomerBusinessDetailsDocument, {}),
    readMembership(visit),
  ]);
  const more = extension.data?.customer;
  return {
    email: customer?.email ?? "",
    newEmail: more?.new_email ?? null,
    hasPassword: more?.has_password !== false,
    certificate: more?.gst_certificate ?? null,
    membership,
    hasFurtherDetails: extension.error !== "unsupported",
    details: {
      firstname: customer?.firstname ?? "",
      lastname: customer?.lastname ?? "",
      prefix: customer?.prefix ?? "",
      middlename: customer?.middlename ?? "",
      suffix: customer?.suffix ?? "",
      phone_no: more?.phone_no ?? "",
      date_of_birth: americanDate(customer?.date_of_birth),
      taxvat: customer?.taxvat ?? "",
      gst_number: more?.gst_number ?? "",
    },
  };
}
