import { json } from "@remix-run/node";
import { isFormRead, submittedForm } from "~/storefront/session/submitted-form.server";
import { localPath } from "./local-path";
import { UNSENT_FORM, type UnsentForm } from "./unsent-form";

/** Fields that pages write into their forms; a form of nothing else has no text to keep. */
const WRITTEN_BY_PAGES = new Set(["intent", "key", "version", "store", "step", "list"]);

/** Fields with choices of an earlier page, up to fifty products among them: they are sent again as they are. */
const CHOSEN_BEFORE = /^(?:listing$|planned-\d+$)/;

/** Paths that answer with a file and have no page, so that a browser would show the form as raw JSON. */
const DOWNLOADS = /^\/admin\/.*\/(?:export|data)$/;

/**
 * The page that has what was typed into a form whose session had ended, or that needs the password again, to be sent again
 * afterwards; null when nothing was typed or chosen, for uploads, and for downloads. It shows nothing of the shop.
 * @throws Response 403 when another site sent the form
 */
export async function unsentFormPage(request: Request, needs: UnsentForm["needs"]): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (DOWNLOADS.test(pathname)) return null;
  const form = await textForm(request);
  const path = localPath(pathname + search);
  if (!form || !path.startsWith(pathname)) return null;
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== "password"
      ? [{ name, value, isOfPage: WRITTEN_BY_PAGES.has(name) || CHOSEN_BEFORE.test(name) }]
      : [],
  );
  if (!fields.some(({ name, value }) => !WRITTEN_BY_PAGES.has(name) && value !== "")) return null;
  return json<UnsentForm>({ kind: UNSENT_FORM, needs, path, fields }, { status: 403 });
}

/** Uploads are not read here: nobody may be signed in. */
async function textForm(request: Request): Promise<FormData | null> {
  if (request.method !== "POST") return null;
  const isText = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "");
  return isText || isFormRead(request) ? submittedForm(request) : null;
}
