import {
  ConfirmPrivacyRequestDocument,
  PrivacyRequestDocument,
} from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { pathAndQuery } from "~/storefront/session/path-and-query";
import { seeOther } from "~/storefront/session/see-other.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";

/** What a link of a guest's request shows. */
export type PrivacyRequestView =
  | { kind: "export" | "erase"; orderNumber: string }
  | { kind: "erased" }
  | { kind: "gone" };

/** Query that the page has once the data is erased. */
const ERASED = "erased";

/** Reads the request of the page's link. Reading changes nothing: mail programs open links, too. */
export async function readPrivacyRequest(request: Request): Promise<PrivacyRequestView> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has(ERASED)) return { kind: "erased" };
  const provider = await openProvider(request);
  const { privacyRequest } = await provider.request(PrivacyRequestDocument, {
    token: searchParams.get("token") ?? "",
  });
  if (!privacyRequest) return { kind: "gone" };
  const { kind, order_number, is_erased } = privacyRequest;
  if (is_erased) return { kind: "erased" };
  return { kind: kind === "EXPORT" ? "export" : "erase", orderNumber: order_number };
}

/** Downloads the guest's data, or has it erased; shows the page again when the link no longer works. */
export async function confirmPrivacyRequest(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  await submittedForm(request);
  const page = new URL(request.url);
  const response = await provider.attempt(ConfirmPrivacyRequestDocument, {
    token: page.searchParams.get("token") ?? "",
  });
  if (!response.status) {
    flash(provider, "error", response.message);
    return seeOther(provider, pathAndQuery(page));
  }
  const { file } = response.data.confirmPrivacyRequest;
  if (!file) return seeOther(provider, `/privacy-request?${ERASED}`);
  return new Response(file, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
