import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { requireFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";

export interface SharePhotoView {
  page: PageDescription;
  /** A photo has just been shared. */
  isShared: boolean;
  honeypot: HoneypotInputProps;
}

const defaults = () => ({
  title: pageTitle("Share Your Photo, Get $10"),
  description:
    "Show us your pet. For the first photo you share, we'll email you a code for $10 off your next gift.",
  keywords: "share pet photo, pet photo coupon",
});

/** @throws Response as `readPageMetadata` does, 404 when the provider accepts no photos */
export async function readSharePhoto(request: Request): Promise<SharePhotoView> {
  await requireFeature("photo sharing");
  return {
    page: await readPageMetadata(request, { defaults: defaults() }),
    isShared: new URL(request.url).searchParams.has("shared"),
    honeypot: honeypotInputs(),
  };
}
