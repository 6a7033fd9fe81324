import { longShopTime } from "../../shared/long-shop-time";

/**
 * The reason why a step leaves something with a scheduled draft as it is.
 * @param subject begins the sentence: "It", or "The category"
 * @param publishAt ISO 8601
 */
export function scheduledReason(subject: string, publishAt: string): string {
  return `${subject} has a draft that goes live on ${longShopTime(new Date(publishAt))}. Publish or discard that draft first.`;
}
