import { ReferCodeDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { currentSettings } from "~/settings.server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";

export interface ReferAFriendView {
  page: PageDescription;
  /** Absolute address to pass on; with the customer's code when somebody is logged in. */
  link: string;
  hasCode: boolean;
  /** A mail, ready but for its recipient. */
  mailto: string;
}

const defaults = {
  title: "Refer a Friend | My Pet Canvas",
  description:
    "Know somebody who would love their pet on a mug? Pass the shop on with a link or a ready-made mail.",
  keywords: "refer a friend, recommend a pet gift shop",
};

/** @throws Response as `readPageMetadata` does */
export async function readReferAFriend(
  request: Request,
): Promise<{ view: ReferAFriendView; headers: Headers }> {
  const provider = await openProvider(request);
  const page = await readPageMetadata(request, { defaults });
  const answer = provider.isLoggedIn ? await provider.attempt(ReferCodeDocument, {}) : null;
  const code = answer?.data?.customer?.refer_code ?? null;
  const home = `${currentSettings().publicUrl}/`;
  const link = code ? `${home}?refer_code=${encodeURIComponent(code)}` : home;
  return {
    view: { page, link, hasCode: code !== null, mailto: mailTo(link) },
    headers: await provider.headers(),
  };
}

function mailTo(link: string): string {
  const subject = "For your pet";
  const body = [
    "Hello,",
    "this small shop puts a pet's photo on mugs, pillows, blankets and canvas, and shows exactly what it will look like while you make it. I thought of you:",
    link,
    "Whoever signs up for their newsletter gets 50% off the first order.",
  ].join("\n\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
