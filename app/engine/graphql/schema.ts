import { type GraphQLSchema, printSchema } from "graphql";
import type { EngineContext } from "./context";
import { executableSchema } from "./executable-schema";
import { abandonedCartResolvers } from "./resolvers/abandoned-cart";
import { accountDeletionResolvers } from "./resolvers/account-deletion";
import { accountLinkResolvers } from "./resolvers/account-links";
import { balanceResolvers } from "./resolvers/balance";
import { cartResolvers } from "./resolvers/cart";
import { cartBalanceResolvers } from "./resolvers/cart-balance";
import { catalogResolvers } from "./resolvers/catalog";
import { checkoutResolvers } from "./resolvers/checkout";
import { compareListResolvers } from "./resolvers/compare-list";
import { contentResolvers } from "./resolvers/content";
import { customerResolvers } from "./resolvers/customer";
import { customerDetailsResolvers } from "./resolvers/customer-details";
import { designResolvers } from "./resolvers/design";
import { formResolvers } from "./resolvers/forms";
import { magentoClientResolvers } from "./resolvers/magento-clients";
import { magentoMemberResolvers } from "./resolvers/magento-members";
import { newsletterResolvers } from "./resolvers/newsletter";
import { orderResolvers } from "./resolvers/order";
import { orderMemberResolvers } from "./resolvers/order-members";
import { paymentResolvers } from "./resolvers/payment";
import { paymentLinkResolvers } from "./resolvers/payment-link";
import { privacyRequestResolvers } from "./resolvers/privacy-request";
import { proofResolvers } from "./resolvers/proof";
import { returnResolvers } from "./resolvers/returns";
import { reviewResolvers } from "./resolvers/review";
import { rewardResolvers } from "./resolvers/reward";
import { sessionResolvers } from "./resolvers/session";
import { socialResolvers } from "./resolvers/social";
import { storeResolvers } from "./resolvers/store";
import { wishlistResolvers } from "./resolvers/wishlist";
import { typeDefinitions } from "./type-definitions.generated";

let made: GraphQLSchema | undefined;

/** The contract with its resolvers, created once for all engines of a process. */
export function engineSchema(): GraphQLSchema {
  made ??= makeSchema();
  return made;
}

/** The contract in GraphQL's schema language. */
export function schemaText(): string {
  return printSchema(engineSchema());
}

function makeSchema(): GraphQLSchema {
  return executableSchema<EngineContext>(typeDefinitions, [
    storeResolvers,
    catalogResolvers,
    contentResolvers,
    customerResolvers,
    customerDetailsResolvers,
    sessionResolvers,
    accountLinkResolvers,
    designResolvers,
    cartResolvers,
    checkoutResolvers,
    orderResolvers,
    orderMemberResolvers,
    returnResolvers,
    paymentResolvers,
    paymentLinkResolvers,
    reviewResolvers,
    newsletterResolvers,
    formResolvers,
    proofResolvers,
    balanceResolvers,
    cartBalanceResolvers,
    socialResolvers,
    accountDeletionResolvers,
    privacyRequestResolvers,
    abandonedCartResolvers,
    rewardResolvers,
    magentoClientResolvers,
    magentoMemberResolvers,
    wishlistResolvers,
    compareListResolvers,
  ]);
}
