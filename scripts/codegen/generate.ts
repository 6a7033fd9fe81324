/** Writes the files generated from the provider contract and the product folders; ends with 1 when a source is wrong. */
import { saveGenerated } from "../save-generated";
import { contractFiles } from "./contract-files";
import { productFiles } from "./product-files";
import { ContractFault } from "./read-contract";

try {
  saveGenerated({ ...productFiles(), ...(await contractFiles()) });
} catch (error) {
  console.error(error instanceof ContractFault ? error.message : error);
  process.exitCode = 1;
}
