/** Writes all generated files but the documentation of the settings; ends with 1 when a source is wrong. */
import { saveGenerated } from "../save-generated";
import { accountPageFiles } from "./account-page-files";
import { checkoutStepFiles } from "./checkout-step-files";
import { contractFiles } from "./contract-files";
import { drawingFiles } from "./drawing-files";
import { productFiles } from "./product-files";
import { ContractFault } from "./read-contract";

try {
  saveGenerated({
    ...productFiles(),
    ...drawingFiles(),
    ...accountPageFiles(),
    ...checkoutStepFiles(),
    ...(await contractFiles()),
  });
} catch (error) {
  console.error(error instanceof ContractFault ? error.message : error);
  process.exitCode = 1;
}
