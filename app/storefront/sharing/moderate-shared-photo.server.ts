import { redirect } from "@remix-run/node";
import { ModerateSharedPhotoDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { clearPublicCache } from "~/provider/public-cache.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";

const RESULTS = {
  APPROVE: "The photo is now on the website.",
  REJECT: "The photo isn't shown on the website.",
};

/** Publishes the shared photo of the token or takes it down, and shows it again with its new status. */
export async function moderateSharedPhoto(request: Request, token: string): Promise<Response> {
  const provider = await openProvider(request);
  const decision = fieldText(await submittedForm(request), "decision");
  if (decision !== "APPROVE" && decision !== "REJECT") {
    throw new Response("Please publish it or not.", { status: 400 });
  }
  const response = await provider.attempt(ModerateSharedPhotoDocument, { input: { token, decision } });
  if (!response.status) flash(provider, "error", response.message);
  else {
    clearPublicCache();
    flash(provider, "success", RESULTS[decision]);
  }
  return redirect(new URL(request.url).pathname, { status: 303, headers: await provider.headers() });
}
