import { redirect } from "@remix-run/node";
import { consentCookie, setCookie } from "~/provider/cookies.server";
import { safeRedirect } from "../session/safe-redirect";
import { fieldText, submittedForm } from "../session/submitted-form.server";

/** Stores the consent; 303 back to the page. @throws Response 400 for an unknown choice */
export async function keepChoice(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const choice = fieldText(form, "choice");
  if (choice !== "all" && choice !== "necessary") throw new Response("Unknown choice", { status: 400 });
  return redirect(safeRedirect(fieldText(form, "back"), "/cookie-choices"), {
    status: 303,
    headers: { "Set-Cookie": await setCookie(request, consentCookie, choice) },
  });
}
