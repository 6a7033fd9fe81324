/** The path of an order in its customer's account, or of one parcel of it. */
export function viewOrderPath(number: string, parcelNumber?: string): string {
  const parts = [number, parcelNumber].filter((part) => part !== undefined);
  return `/customer/account/view-order/${parts.map(encodeURIComponent).join("/")}`;
}
