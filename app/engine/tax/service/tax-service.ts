import type { TaxCalculation, TaxRequest } from "./tax-calculation";

/** A service that calculates taxes, and is told of sales and refunds. */
export interface TaxService {
  /**
   * Calculates the taxes of a cart while a shopper waits; null when the service does not answer in time, so that the
   * table applies.
   */
  calculate(request: TaxRequest): Promise<TaxCalculation | null>;
  /**
   * Records a calculation as a sale.
   * @param reference unique among sales and refunds; repeated calls with it act once
   * @returns the service's id of the transaction
   * @throws TaxOperationRejected when repeating cannot help; any other error: the call may be repeated
   */
  recordSale(calculationId: string, reference: string): Promise<string>;
  /** Records the refund of a sale, or of a part of it, in cents with tax. As `recordSale`. */
  recordRefund(transactionId: string, cents: number, reference: string): Promise<string>;
}
