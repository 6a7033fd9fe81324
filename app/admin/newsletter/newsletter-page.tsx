import type { SerializeFrom } from "@remix-run/node";
import { StoreChoice } from "../ui/store-choice";
import { TextField } from "../ui/text-field";
import type { readNewsletter } from "./newsletter.server";

type NewsletterView = SerializeFrom<typeof readNewsletter>;

/** The export of the newsletter's subscribers. */
export function NewsletterPage({ store, stores }: NewsletterView) {
  return (
    <>
      <h1>Newsletter</h1>
      <form method="post" action="/admin/newsletter/export" className="part form">
        <p className="soft">
          Subscribers who confirmed their address and have not unsubscribed: up to 10,000, the newest first.
        </p>
        <StoreChoice store={store} stores={stores} />
        <TextField name="from" label="Confirmed from" type="date" />
        <TextField name="to" label="Confirmed through" type="date" />
        <button type="submit">Export CSV</button>
      </form>
    </>
  );
}
