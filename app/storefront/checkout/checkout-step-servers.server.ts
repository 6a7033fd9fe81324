import type { CheckoutStepServer } from "./checkout-step";
import type { CheckoutStep } from "./checkout-steps";
import type { CheckoutStepData } from "./checkout-view";
import { stepServers } from "./step-servers.generated.server";

/** The modules `step.server.ts` of all steps. */
export const checkoutStepServers: { [Step in CheckoutStep]: CheckoutStepServer<CheckoutStepData[Step]> } =
  stepServers;
