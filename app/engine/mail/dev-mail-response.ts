import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { html, type SafeHtml } from "../shared/html";

const SHOWN = 100;

/** Responds with the list of emails, or one of them. 404 in production: emails are for their recipients. */
export async function respondWithDevMail(
  _request: Request,
  { db, settings, storeCode }: EngineContext,
  id?: string,
): Promise<Response> {
  if (settings.production) return new Response("Not Found", { status: 404 });
  if (!id) return page("Emails", listOf(await newestMails(db, storeCode)));
  const mail = await findMail(db, storeCode, Number(id));
  return mail ? page(mail.subject, contentOf(mail)) : new Response("Not Found", { status: 404 });
}

function newestMails(db: Connection, storeCode: string): Promise<Row<"mail_outbox">[]> {
  return mailsOf(db, storeCode).orderBy("id", "desc").limit(SHOWN).execute();
}

function findMail(db: Connection, storeCode: string, id: number): Promise<Row<"mail_outbox"> | undefined> {
  return mailsOf(db, storeCode).where("id", "=", id).executeTakeFirst();
}

function mailsOf(db: Connection, storeCode: string) {
  return db.selectFrom("mail_outbox").selectAll().where("store_code", "=", storeCode);
}

function listOf(mails: Row<"mail_outbox">[]): SafeHtml {
  const items = mails.map(
    (mail) =>
      html`<li><a href="/dev/mail/${mail.id}">${mail.subject}</a> to ${mail.recipient}, <time>${mail.created_at}</time>${mail.sent_at === null && " (waiting)"}</li>`,
  );
  return html`<h1>Emails</h1>${items.length > 0 ? html`<ol reversed>${items}</ol>` : html`<p>No emails yet.</p>`}`;
}

/** Shows the HTML body in a sandboxed frame without scripts, so that it cannot act on this page. */
function contentOf(mail: Row<"mail_outbox">): SafeHtml {
  return html`<p><a href="/dev/mail">All emails</a></p><h1>${mail.subject}</h1><p>To ${mail.recipient}, <time>${mail.created_at}</time></p>
<h2>Plain text</h2><pre>${mail.text_body}</pre>
<h2>HTML</h2><iframe sandbox title="HTML version of the email" srcdoc="${mail.html_body}"></iframe>`;
}

function page(title: string, content: SafeHtml): Response {
  const style =
    "body{max-width:760px;margin:24px auto;padding:0 16px;background:#fbf7f1;color:#2a211c;font:16px/1.55 Figtree,Arial,sans-serif}a{color:#b8431f}pre{white-space:pre-wrap;padding:16px;background:#fff;border:1px solid #e8ded2;border-radius:14px}iframe{width:100%;height:900px;border:1px solid #e8ded2;border-radius:14px;background:#fff}";
  const document = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="/favicon.svg"><style>${{ safe: style }}</style></head><body><main>${content}</main></body></html>`;
  return new Response(document.safe, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
