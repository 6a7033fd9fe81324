import { confirmNewsletter } from "../../newsletter/confirm-newsletter";
import { requestNewsletter } from "../../newsletter/request-newsletter";
import { setConsent } from "../../newsletter/set-consent";
import { unsubscribe } from "../../newsletter/unsubscribe";
import { viewConsent } from "../../newsletter/view-consent";
import { viewSubscription } from "../../newsletter/view-subscription";
import { inputError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export const newsletterResolvers: Resolvers = {
  Query: {
    newsletterSubscription: (_root, { token }, context) => viewSubscription(context, token),
  },
  Mutation: {
    async cpnewsletter(_root, { input }, context) {
      return { newsletterResponse: await requestNewsletter(context, input) };
    },
    async subscribeEmailToNewsletter(_root, { email }, context) {
      const { error, message } = await requestNewsletter(context, {
        email,
        subscribe_source: "subscription",
        recaptcha_response: context.captcha,
      });
      if (error) throw inputError(message ?? "", "email");
      return { status: "UNCONFIRMED" };
    },
    confirmNewsletter: (_root, { token, details_hash }, context) =>
      confirmNewsletter(context, token, details_hash ?? null),
    unsubscribeNewsletter: (_root, { token }, context) => unsubscribe(context, token),
    setNewsletterConsent: (_root, { subscribe }, context) => setConsent(context, subscribe),
  },
  Customer: {
    newsletter: (_customer, _arguments, context) => viewConsent(context),
  },
};
