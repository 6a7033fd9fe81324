import { redirect } from "@remix-run/node";
import { consentCookie, setCookie } from "~/provider/cookies.server";
import { safeRedirect } from "../session/safe-redirect";
import { fieldText, submittedForm } from "../session/submitted-form.server";

/**
 * Keeps what the shopper allows, 303 back to where they were.
 * @throws Response 400 for a choice that there is not
 */
export async function keepChoice(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const choice = fieldText(form, "choice");
  if (choice !== "all" && choice !== "necessary") throw new Response("Unknown choice", { status: 400 });
  return redirect(safeRedirect(fieldText(form, "back"), "/cookie-choices"), {
    status: 303,
    headers: { "Set-Cookie": await setCookie(request, consentCookie, choice) },
  });
}
