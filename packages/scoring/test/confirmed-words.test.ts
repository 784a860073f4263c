import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { confirmedText, confirmedWord, inSpellingOf, normalizeText } from '@endcap/scoring'

describe('folded text', () => {
  const cases: [text: string, folded: string][] = [
    ['Mjölk', 'mjolk'],
    ['Große Süße', 'grossesusse'],
    ['Kærgården', 'kaergarden'],
    ['Rødgrød', 'rodgrod'],
    ['Čokoláda đumbir', 'cokoladadumbir'],
    ['Żółty łosoś', 'zoltylosos'],
    ['İÇECEK', 'icecek'],
    ['Işık', 'isik'],
    ['Bœuf', 'boeuf'],
    ['ÞYKK', 'thykk'],
  ]
  for (const [text, folded] of cases)
    it(`folded text of "${text}" is "${folded}"`, () => assert.equal(normalizeText(text), folded))
})

describe('confirmed word', () => {
  const cases: [read: string, name: string | null, confirmed: string | null][] = [
    ['MJOLK', 'Arla Mjölk 1 l', 'MJÖLK'],
    ['Mjolk', 'arla mjölk', 'Mjölk'],
    ['ARLA', 'Arla Mjölk', 'ARLA'],
    ['Fearts', 'Sugar Hearts 100 g', 'Hearts'],
    ['HEARTS', 'Sugar Hearts 100 g', 'HEARTS'],
    ['OATDRINK', 'Alva Oat Drink', 'OAT DRINK'],
    ['COCA', 'Coca-Cola Zero', 'COCA'],
    ['Coca-Cola', 'Coca-Cola Zero', 'Coca-Cola'],
    ['GROSSE', 'Große Bohnen', 'GROSSE'],
    ['ICECEK', 'Yulaf İçeceği İçecek', 'İÇECEK'],
    ['organic', null, 'organic'],
    ['LOSOS', null, 'ŁOSOŚ'],
    ['ACME', null, null],
    ['KASE', null, 'KÄSE'],
    ['TAFFED', 'Toffee Bar', null],
    ['Fearts', null, null],
    ['Heart', 'Sugar Hearts', null],
    ['B13', 'Vitamin B12', null],
    ['B12', 'Vitamin B12', 'B12'],
    ['', 'Alva', null],
    ['—', 'Alva', null],
  ]
  for (const [read, name, confirmed] of cases)
    it(`confirmed word is ${confirmed ?? 'null'} for "${read}" and the name ${name ?? 'null'}`, () =>
      assert.equal(confirmedWord(read, name), confirmed))
})

describe('confirmed text', () => {
  const cases: [read: string, name: string | null, confirmed: string | null][] = [
    ['ARLA MJOLK', 'Arla Mjölk 1 l', 'ARLA MJÖLK'],
    ['NATURAL & CRUNCHY', 'Acme Chips', 'NATURAL & CRUNCHY'],
    ['Crunchy Fearts', 'Acme Chips', null],
    ['330 ml', 'Acme Cola 330 ml', '330 ml'],
    ['33O ml', 'Acme Cola 330 ml', '330 ml'],
    ['350 ml', 'Acme Cola 330 ml', null],
    ['350 ml', null, null],
    ['&', 'Acme', null],
  ]
  for (const [read, name, confirmed] of cases)
    it(`confirmed text is ${confirmed ?? 'null'} for "${read}" and the name ${name ?? 'null'}`, () =>
      assert.equal(confirmedText(read, name), confirmed))
})

describe('text in the spelling of the name', () => {
  const cases: [read: string, name: string | null, spelled: string][] = [
    ['ARLA MJOLK 1,5%', 'Arla Mjölk', 'ARLA MJÖLK 1,5%'],
    ['Fearts', 'Sugar Hearts', 'Fearts'],
    ['GRADDFIL', null, 'GRADDFIL'],
    ['LOREAL', "L'Oréal Shampoo", "L'ORÉAL"],
  ]
  for (const [read, name, spelled] of cases)
    it(`text in the spelling of the name is "${spelled}" for "${read}" and the name ${name ?? 'null'}`, () =>
      assert.equal(inSpellingOf(name, read), spelled))
})
