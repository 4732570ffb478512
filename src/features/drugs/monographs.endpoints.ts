import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./monographs.contract.ts";

export const getMonograph = endpoint<
  typeof contract.MonographAddress,
  typeof contract.MonographAnswer
>("GET", "/api/monographs/{ingredient}");

export const listIngredients = endpoint<
  typeof contract.IngredientQuery,
  typeof contract.IngredientList
>("GET", "/api/monographs");
