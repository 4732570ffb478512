// Written by `node scripts/compile-pills.ts` from the starter products; a test holds the two equal.
import type { Pill } from "../logic/pill-index.ts";

export const STARTER_PILLS: readonly Pill[] = [
 {
  "id": "ndc:0003-0893",
  "productKey": "0000030893",
  "ndcNumber": "0003-0893",
  "brandName": "ELIQUIS",
  "genericName": "apixaban",
  "strength": "2.5 mg",
  "manufacturer": "E.R. Squibb & Sons, L.L.C.",
  "imprint": "893;2;1;2",
  "shape": "round",
  "colors": [
   "yellow"
  ],
  "sizeMm": 6,
  "pieces": 1
 },
 {
  "id": "ndc:0003-0894",
  "productKey": "0000030894",
  "ndcNumber": "0003-0894",
  "brandName": "ELIQUIS",
  "genericName": "apixaban",
  "strength": "5 mg",
  "manufacturer": "E.R. Squibb & Sons, L.L.C.",
  "imprint": "894;5",
  "shape": "oval",
  "colors": [
   "pink"
  ],
  "sizeMm": 10,
  "pieces": 1
 },
 {
  "id": "ndc:0069-4200",
  "productKey": "0000694200",
  "ndcNumber": "0069-4200",
  "brandName": "Viagra",
  "genericName": "sildenafil citrate",
  "strength": "25 mg",
  "manufacturer": "Pfizer Laboratories Div Pfizer Inc",
  "imprint": "VGR25;Pfizer",
  "shape": "diamond",
  "colors": [
   "blue"
  ],
  "sizeMm": 9,
  "pieces": 1
 },
 {
  "id": "ndc:0069-4210",
  "productKey": "0000694210",
  "ndcNumber": "0069-4210",
  "brandName": "Viagra",
  "genericName": "sildenafil citrate",
  "strength": "50 mg",
  "manufacturer": "Pfizer Laboratories Div Pfizer Inc",
  "imprint": "VGR50;Pfizer",
  "shape": "diamond",
  "colors": [
   "blue"
  ],
  "sizeMm": 11,
  "pieces": 1
 },
 {
  "id": "ndc:0069-4220",
  "productKey": "0000694220",
  "ndcNumber": "0069-4220",
  "brandName": "Viagra",
  "genericName": "sildenafil citrate",
  "strength": "100 mg",
  "manufacturer": "Pfizer Laboratories Div Pfizer Inc",
  "imprint": "VGR100;Pfizer",
  "shape": "diamond",
  "colors": [
   "blue"
  ],
  "sizeMm": 14,
  "pieces": 1
 },
 {
  "id": "ndc:0071-0155",
  "productKey": "0000710155",
  "ndcNumber": "0071-0155",
  "brandName": "Lipitor",
  "genericName": "atorvastatin calcium",
  "strength": "10 mg",
  "manufacturer": "Parke-Davis Div of Pfizer Inc",
  "imprint": "PD;155;10",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 10,
  "pieces": 1
 },
 {
  "id": "ndc:0071-0156",
  "productKey": "0000710156",
  "ndcNumber": "0071-0156",
  "brandName": "Lipitor",
  "genericName": "atorvastatin calcium",
  "strength": "20 mg",
  "manufacturer": "Parke-Davis Div of Pfizer Inc",
  "imprint": "PD;156;20",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 12,
  "pieces": 1
 },
 {
  "id": "ndc:0071-0157",
  "productKey": "0000710157",
  "ndcNumber": "0071-0157",
  "brandName": "Lipitor",
  "genericName": "atorvastatin calcium",
  "strength": "40 mg",
  "manufacturer": "Parke-Davis Div of Pfizer Inc",
  "imprint": "PD;157;40",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 15,
  "pieces": 1
 },
 {
  "id": "ndc:0071-0158",
  "productKey": "0000710158",
  "ndcNumber": "0071-0158",
  "brandName": "Lipitor",
  "genericName": "atorvastatin calcium",
  "strength": "80 mg",
  "manufacturer": "Parke-Davis Div of Pfizer Inc",
  "imprint": "PD;158;80",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 19,
  "pieces": 1
 },
 {
  "id": "ndc:50090-5373",
  "productKey": "0500905373",
  "ndcNumber": "50090-5373",
  "brandName": "Ciprofloxacin",
  "genericName": "ciprofloxacin hydrochloride",
  "strength": "500 mg",
  "manufacturer": "A-S Medication Solutions",
  "imprint": "C;94",
  "shape": "capsule",
  "colors": [
   "white"
  ],
  "sizeMm": 18,
  "pieces": 1
 },
 {
  "id": "ndc:55289-800",
  "productKey": "0552890800",
  "ndcNumber": "55289-800",
  "brandName": "Lipitor",
  "genericName": "atorvastatin calcium trihydrate",
  "strength": "20 mg",
  "manufacturer": "PD-Rx Pharmaceuticals, Inc.",
  "imprint": "PD;156;20",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 12,
  "pieces": 1
 },
 {
  "id": "ndc:67046-268",
  "productKey": "0670460268",
  "ndcNumber": "67046-268",
  "brandName": "Haloperidol",
  "genericName": "haloperidol",
  "strength": "5 mg",
  "manufacturer": "Contract Pharmacy Services-PA",
  "imprint": "MYLAN;327",
  "shape": "round",
  "colors": [
   "orange"
  ],
  "sizeMm": 9,
  "pieces": 2
 },
 {
  "id": "ndc:68071-3857",
  "productKey": "0680713857",
  "ndcNumber": "68071-3857",
  "brandName": "Dutasteride",
  "genericName": "dutasteride",
  "strength": "0.5 mg",
  "manufacturer": "NuCare Pharmaceuticals, Inc.",
  "imprint": "PC23",
  "shape": "capsule",
  "colors": [
   "yellow"
  ],
  "sizeMm": 19,
  "pieces": 1
 },
 {
  "id": "ndc:70518-0647",
  "productKey": "0705180647",
  "ndcNumber": "70518-0647",
  "brandName": "temazepam",
  "genericName": "temazepam",
  "strength": "15 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "15mg;Novel121",
  "shape": "capsule",
  "colors": [
   "blue"
  ],
  "sizeMm": 19,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1192",
  "productKey": "0705181192",
  "ndcNumber": "70518-1192",
  "brandName": "ALENDRONATE SODIUM",
  "genericName": "alendronate sodium",
  "strength": "35 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "C223",
  "shape": "capsule",
  "colors": [
   "white"
  ],
  "sizeMm": 10,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1196",
  "productKey": "0705181196",
  "ndcNumber": "70518-1196",
  "brandName": "Topiramate",
  "genericName": "topiramate",
  "strength": "100 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "124;Cipla",
  "shape": "round",
  "colors": [
   "orange"
  ],
  "sizeMm": 9,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1253",
  "productKey": "0705181253",
  "ndcNumber": "70518-1253",
  "brandName": "Paroxetine",
  "genericName": "paroxetine hydrochloride hemihydrate",
  "strength": "40 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "713;HH",
  "shape": "capsule",
  "colors": [
   "brown"
  ],
  "sizeMm": 14,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1563",
  "productKey": "0705181563",
  "ndcNumber": "70518-1563",
  "brandName": "Gemfibrozil",
  "genericName": "gemfibrozil",
  "strength": "600 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "225;IG",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 19,
  "pieces": 2
 },
 {
  "id": "ndc:70518-1690",
  "productKey": "0705181690",
  "ndcNumber": "70518-1690",
  "brandName": "Irbesartan",
  "genericName": "irbesartan",
  "strength": "150 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "HH;330",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 12,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1713",
  "productKey": "0705181713",
  "ndcNumber": "70518-1713",
  "brandName": "Diazepam",
  "genericName": "diazepam",
  "strength": "5 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "3926;TEVA",
  "shape": "round",
  "colors": [
   "yellow"
  ],
  "sizeMm": 8,
  "pieces": 2
 },
 {
  "id": "ndc:70518-1788",
  "productKey": "0705181788",
  "ndcNumber": "70518-1788",
  "brandName": "Pantoprazole Sodium",
  "genericName": "pantoprazole sodium",
  "strength": "20 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "I;51",
  "shape": "oval",
  "colors": [
   "yellow"
  ],
  "sizeMm": 8,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1826",
  "productKey": "0705181826",
  "ndcNumber": "70518-1826",
  "brandName": "Carvedilol",
  "genericName": "carvedilol",
  "strength": "",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "ZC42",
  "shape": "round",
  "colors": [
   "white"
  ],
  "sizeMm": 10,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1878",
  "productKey": "0705181878",
  "ndcNumber": "70518-1878",
  "brandName": "VITAMIN D",
  "genericName": "ergocalciferol",
  "strength": "1.25 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "194",
  "shape": "capsule",
  "colors": [
   "green"
  ],
  "sizeMm": 12,
  "pieces": 1
 },
 {
  "id": "ndc:70518-1896",
  "productKey": "0705181896",
  "ndcNumber": "70518-1896",
  "brandName": "Loxapine",
  "genericName": "loxapine",
  "strength": "25 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "LANNETT;1396",
  "shape": "capsule",
  "colors": [
   "green"
  ],
  "sizeMm": 18,
  "pieces": 1
 },
 {
  "id": "ndc:70518-2039",
  "productKey": "0705182039",
  "ndcNumber": "70518-2039",
  "brandName": "VALTREX",
  "genericName": "valacyclovir hydrochloride",
  "strength": "",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "VALTREX;1;gram",
  "shape": "oval",
  "colors": [
   "blue"
  ],
  "sizeMm": 23,
  "pieces": 2
 },
 {
  "id": "ndc:70518-2052",
  "productKey": "0705182052",
  "ndcNumber": "70518-2052",
  "brandName": "Tamsulosin Hydrochloride",
  "genericName": "tamsulosin hydrochloride",
  "strength": "0.4 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "D;53",
  "shape": "capsule",
  "colors": [
   "green"
  ],
  "sizeMm": 21,
  "pieces": 1
 },
 {
  "id": "ndc:70518-2117",
  "productKey": "0705182117",
  "ndcNumber": "70518-2117",
  "brandName": "Acyclovir",
  "genericName": "acyclovir",
  "strength": "400 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "J;49",
  "shape": "hexagon",
  "colors": [
   "pink"
  ],
  "sizeMm": 12,
  "pieces": 1
 },
 {
  "id": "ndc:70518-2125",
  "productKey": "0705182125",
  "ndcNumber": "70518-2125",
  "brandName": "Benazepril Hydrochloride",
  "genericName": "benazepril hydrochloride",
  "strength": "40 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "S;344",
  "shape": "round",
  "colors": [
   "blue"
  ],
  "sizeMm": 8,
  "pieces": 1
 },
 {
  "id": "ndc:70518-2150",
  "productKey": "0705182150",
  "ndcNumber": "70518-2150",
  "brandName": "Aripiprazole",
  "genericName": "aripiprazole",
  "strength": "5 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "250",
  "shape": "rectangle",
  "colors": [
   "pink"
  ],
  "sizeMm": 8,
  "pieces": 1
 },
 {
  "id": "ndc:70518-2178",
  "productKey": "0705182178",
  "ndcNumber": "70518-2178",
  "brandName": "Prazosin Hydrochloride",
  "genericName": "prazosin hydrochloride",
  "strength": "2 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "020;novitium",
  "shape": "capsule",
  "colors": [
   "brown"
  ],
  "sizeMm": 18,
  "pieces": 1
 },
 {
  "id": "ndc:70518-2227",
  "productKey": "0705182227",
  "ndcNumber": "70518-2227",
  "brandName": "Extended Phenytoin Sodium",
  "genericName": "phenytoin sodium",
  "strength": "100 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "X;51",
  "shape": "capsule",
  "colors": [
   "white"
  ],
  "sizeMm": 17,
  "pieces": 1
 },
 {
  "id": "ndc:70518-3070",
  "productKey": "0705183070",
  "ndcNumber": "70518-3070",
  "brandName": "Medroxyprogesterone Acetate",
  "genericName": "medroxyprogesterone acetate",
  "strength": "10 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "555;779;b",
  "shape": "round",
  "colors": [
   "white"
  ],
  "sizeMm": 7,
  "pieces": 2
 },
 {
  "id": "ndc:70518-3795",
  "productKey": "0705183795",
  "ndcNumber": "70518-3795",
  "brandName": "Sirolimus",
  "genericName": "sirolimus",
  "strength": "1 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "RD53",
  "shape": "triangle",
  "colors": [
   "white"
  ],
  "sizeMm": 5,
  "pieces": 1
 },
 {
  "id": "ndc:70518-3915",
  "productKey": "0705183915",
  "ndcNumber": "70518-3915",
  "brandName": "Diphenoxylate Hydrochloride and Atropine Sulfate",
  "genericName": "diphenoxylate hydrochloride and atropine sulfate",
  "strength": "",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "LP;910",
  "shape": "round",
  "colors": [
   "white"
  ],
  "sizeMm": 6,
  "pieces": 1
 },
 {
  "id": "ndc:70518-4036",
  "productKey": "0705184036",
  "ndcNumber": "70518-4036",
  "brandName": "MYCOPHENOLATE MOFETIL",
  "genericName": "mycophenolate mofetil",
  "strength": "250 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "C3;250",
  "shape": "capsule",
  "colors": [
   "blue"
  ],
  "sizeMm": 19,
  "pieces": 1
 },
 {
  "id": "ndc:70518-4198",
  "productKey": "0705184198",
  "ndcNumber": "70518-4198",
  "brandName": "Metoprolol Succinate",
  "genericName": "metoprolol succinate er tablets",
  "strength": "25 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "A;3",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 12,
  "pieces": 2
 },
 {
  "id": "ndc:70518-4626",
  "productKey": "0705184626",
  "ndcNumber": "70518-4626",
  "brandName": "febuxostat",
  "genericName": "febuxostat",
  "strength": "40 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "401",
  "shape": "oval",
  "colors": [
   "white"
  ],
  "sizeMm": 13,
  "pieces": 1
 },
 {
  "id": "ndc:70518-4645",
  "productKey": "0705184645",
  "ndcNumber": "70518-4645",
  "brandName": "DESIPRAMINE HYDROCHLORIDE",
  "genericName": "desipramine hydrochloride",
  "strength": "10 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "ING;112",
  "shape": "round",
  "colors": [
   "white"
  ],
  "sizeMm": 5,
  "pieces": 1
 },
 {
  "id": "ndc:70518-4681",
  "productKey": "0705184681",
  "ndcNumber": "70518-4681",
  "brandName": "E.E.S 400",
  "genericName": "erythromycin ethylsuccinate",
  "strength": "400 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "EE",
  "shape": "oval",
  "colors": [
   "pink"
  ],
  "sizeMm": 19,
  "pieces": 1
 },
 {
  "id": "ndc:70518-4701",
  "productKey": "0705184701",
  "ndcNumber": "70518-4701",
  "brandName": "Quetiapine Fumarate",
  "genericName": "quetiapine fumarate",
  "strength": "100 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "55;I",
  "shape": "round",
  "colors": [
   "yellow"
  ],
  "sizeMm": 9,
  "pieces": 1
 },
 {
  "id": "ndc:70518-4706",
  "productKey": "0705184706",
  "ndcNumber": "70518-4706",
  "brandName": "gabapentin",
  "genericName": "gabapentin",
  "strength": "100 mg",
  "manufacturer": "REMEDYREPACK INC.",
  "imprint": "100mg;236",
  "shape": "capsule",
  "colors": [
   "white"
  ],
  "sizeMm": 16,
  "pieces": 1
 }
];
