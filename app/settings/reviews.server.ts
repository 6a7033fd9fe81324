import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const whole = z.coerce.number().int().min(0);

export const reviewGroup = settingGroup("Reviews", {
  REVIEW_INVITATION_DAYS: {
    type: whole,
    default: 7,
    description:
      "Days after an order's delivery at which one email invites its buyer to a review; `0` sends none",
  },
});

export type ReviewSettings = ReturnType<typeof reviewSettings>;

export function reviewSettings(values: z.infer<typeof reviewGroup.schema>) {
  return {
    /** Days between delivery and invitation; 0 for no invitations. */
    inviteAfterDays: values.REVIEW_INVITATION_DAYS,
  };
}
