import type { RoomVisit } from "../room-visit";
import type { MyRewardsData } from "./my-rewards-page";

/** What the sub-page of the address shows. @throws Response 404 for one that is not there */
export async function readMyRewards({ orderId = "rewardpoints" }: RoomVisit): Promise<MyRewardsData> {
  return { subPage: orderId };
}
