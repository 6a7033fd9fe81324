import { changeAddress } from "../../order-management/change-address";
import { decideClaimForStaff, sendProofForStaff } from "../../order-management/claim-steps";
import { buyLabelForStaff, quoteForParcel, voidLabelForStaff } from "../../order-management/label-steps";
import { changedOrder } from "../../order-management/order-details";
import { resendEmail } from "../../order-management/order-emails";
import {
  correctForStaff,
  createParcel,
  deliverForStaff,
  loseForStaff,
  mergeForStaff,
  voidForStaff,
} from "../../order-management/parcel-steps";
import {
  makePrintFiles,
  recordPayment,
  releaseHeldPrint,
  remakeForStaff,
  startProduction,
} from "../../order-management/production-steps";
import type { AdminContext } from "../admin-context";
import type { Order, Resolvers } from "../resolvers.generated";

export const productionResolvers: Resolvers = {
  Mutation: {
    recordPayment: step(recordPayment),
    startProduction: step(startProduction),
    makePrintFiles: step(makePrintFiles),
    releaseHeldPrint: step(releaseHeldPrint),
    createParcel: step(createParcel),
    correctParcel: step(correctForStaff),
    voidParcel: step(voidForStaff),
    mergeParcels: step(mergeForStaff),
    markParcelDelivered: step(deliverForStaff),
    reportParcelLost: step(loseForStaff),
    remakePieces: step(remakeForStaff),
    changeShippingAddress: step(changeAddress),
    resendEmail: step(resendEmail),
    decideClaim: step(decideClaimForStaff),
    sendProofAgain: step(sendProofForStaff),
    quoteLabel: step(quoteForParcel),
    buyLabel: step(buyLabelForStaff),
    voidLabel: step(voidLabelForStaff),
  },
};

/** The resolver of a step, which returns the changed order. */
function step<Input>(take: (context: AdminContext, input: Input) => Promise<string>) {
  return async (_parent: unknown, { input }: { input: Input }, context: AdminContext): Promise<Order> =>
    changedOrder(context, await take(context, input));
}
