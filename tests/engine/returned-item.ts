/** An item of a return request in tests: pieces of an order's line that the buyer wants refunded. */
export function returnedItem(order_item_uid: string, quantity_to_return = 1, reason = "DAMAGED") {
  return {
    order_item_uid,
    quantity_to_return,
    selected_custom_attributes: [
      { attribute_code: "resolution", value: "REFUND" },
      { attribute_code: "reason", value: reason },
    ],
    entered_custom_attributes: [{ attribute_code: "reason_other", value: "Two are bent." }],
  };
}
