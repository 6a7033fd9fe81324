import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { requireFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";
import { readCustomerPhotos } from "./read-customer-photos.server";

const PHOTOS = 8;

const defaults = () => ({
  title: pageTitle("Share Your Photo, Get $10"),
  description:
    "Show us your pet. For the first photo you share, we'll email you a code for $10 off your next gift.",
  keywords: "share pet photo, pet photo coupon",
});

/** @throws Response as `readPageMetadata` does, 404 when the provider accepts no photos */
export async function readSharePhoto(request: Request) {
  await requireFeature("photo sharing");
  return {
    page: await readPageMetadata(request, { defaults: defaults() }),
    /** A photo has just been shared. */
    isShared: new URL(request.url).searchParams.has("shared"),
    honeypot: honeypotInputs(),
    customerPhotos: await readCustomerPhotos(PHOTOS),
  };
}

export type SharePhotoView = Awaited<ReturnType<typeof readSharePhoto>>;
