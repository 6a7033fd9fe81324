/** A tax service has rejected a call for good. */
export class TaxOperationRejected extends Error {}
