import type { GraphQLSchema } from "graphql";
import { executableSchema } from "../graphql/executable-schema";
import type { AdminContext } from "./admin-context";
import { guardOperations } from "./guard-operations";
import { auditResolvers } from "./resolvers/audit";
import { blankResolvers } from "./resolvers/blank";
import { catalogResolvers } from "./resolvers/catalog";
import { claimResolvers } from "./resolvers/claim";
import { configurationResolvers } from "./resolvers/configuration";
import { contactMessageResolvers } from "./resolvers/contact-message";
import { contentResolvers } from "./resolvers/content";
import { couponResolvers } from "./resolvers/coupon";
import { customerResolvers } from "./resolvers/customer";
import { designCommentResolvers } from "./resolvers/design-comment";
import { draftOrderResolvers } from "./resolvers/draft-order";
import { giftCardResolvers } from "./resolvers/gift-card";
import { integrationResolvers } from "./resolvers/integration";
import { listExportResolvers } from "./resolvers/list-export";
import { marketingResolvers } from "./resolvers/marketing";
import { moderationResolvers } from "./resolvers/moderation";
import { orderResolvers } from "./resolvers/order";
import { privacyRequestResolvers } from "./resolvers/privacy-request";
import { productionResolvers } from "./resolvers/production";
import { promotionResolvers } from "./resolvers/promotion";
import { replyTemplateResolvers } from "./resolvers/reply-template";
import { reportResolvers } from "./resolvers/report";
import { sessionResolvers } from "./resolvers/session";
import { staffResolvers } from "./resolvers/staff";
import { taxResolvers } from "./resolvers/tax";
import { todayResolvers } from "./resolvers/today";
import { viewResolvers } from "./resolvers/view";
import { webhookResolvers } from "./resolvers/webhook";
import { typeDefinitions } from "./type-definitions.generated";

let made: GraphQLSchema | undefined;

/** The staff's API with its resolvers, created once for all engines of a process. */
export function adminSchema(): GraphQLSchema {
  made ??= guardOperations(
    executableSchema<AdminContext>(typeDefinitions, [
      sessionResolvers,
      staffResolvers,
      integrationResolvers,
      auditResolvers,
      listExportResolvers,
      todayResolvers,
      viewResolvers,
      webhookResolvers,
      orderResolvers,
      draftOrderResolvers,
      productionResolvers,
      customerResolvers,
      privacyRequestResolvers,
      claimResolvers,
      moderationResolvers,
      designCommentResolvers,
      blankResolvers,
      contactMessageResolvers,
      catalogResolvers,
      configurationResolvers,
      contentResolvers,
      couponResolvers,
      giftCardResolvers,
      promotionResolvers,
      marketingResolvers,
      replyTemplateResolvers,
      reportResolvers,
      taxResolvers,
    ]),
  );
  return made;
}
