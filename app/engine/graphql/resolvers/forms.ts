import { orderInBulk } from "../../carts/order-in-bulk";
import { contactUs } from "../../contact/contact-us";
import { confirmVerification } from "../../order-verification/confirm-verification";
import { requestVerification } from "../../order-verification/request-verification";
import { requirePerson } from "../../shared/recaptcha";
import { customerPhotos } from "../../shared-photos/customer-photos";
import { sharePhoto } from "../../shared-photos/share-photo";
import type { Resolvers } from "../resolvers.generated";

/** The store's forms. */
export const formResolvers: Resolvers = {
  Query: {
    customerPhotos: (_root, wanted, context) => customerPhotos(context, wanted),
  },
  Mutation: {
    async contactUs(_root, { input }, context) {
      await requirePerson(context);
      await contactUs(context, input);
      return { status: true };
    },
    async sharePhoto(_root, { input }, context) {
      await requirePerson(context);
      return sharePhoto(context, input);
    },
    async requestOrderVerification(_root, { input }, context) {
      await requirePerson(context);
      return { id: await requestVerification(context, input) };
    },
    async confirmOrderVerification(_root, { check_id, code }, context) {
      return { order_number: await confirmVerification(context, check_id, code) };
    },
    orderInBulk: (_root, { lines, check_only }, context) => orderInBulk(context, lines, check_only ?? false),
  },
};
