/** Name of the button that leads to the payment of an order that is placed already. */
export const CONTINUE_PAYMENT = "continue";
