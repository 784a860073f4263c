/**
 * Words that indicate the subject of an image, normalized (letters and digits only, no accents), in the
 * languages of the storefronts. They match anywhere in a line, with one letter in seven misread.
 */
export const ASSET_TYPE_WORDS: Record<string, readonly string[]> = {
  nutrition: list(`
    nutritionfacts nutrition nutritional supplementfacts servingsize calories dailyvalue amountper
    totalfat saturat carbohydrate protein cholesterol sodium energy typicalvalues dietaryfib nahrwert
    naehrwert brennwert kohlenhydrate eiweiss fett valeurnutri valeursnutri glucides lipides
    informacionnutri valornutri hidratos grasas proteinas valorinutri valorienergetic carboidrati grassi
    voedingswaarde koolhydraten eiwit wartoscodzywcza weglowodany bialko naringsvarde kolhydrat
    besindegerleri
  `),
  ingredients: list(`
    ingredients ingredient contains maycontain allergen activeingredient madewith zutaten inhaltsstoffe
    enthalt composition ingredienti ingredientes contiene puedecontener ingredienten bevat skladniki
    ingredienser innehaller icindekiler aqua glycerin parfum citricacid sodiumchloride peutcontenir
    composicao contem podecontener sklad zawiera icerik icindekiler samenstelling bestanddelen ingredientes
  `),
  instructions: list(`
    howtouse howto directions instructions step1 step2 step3 step assembly preparation usage
    cookinginstruct installation carein washcare anwendung anleitung schritt zubereitung gebrauchs moded
    utilisation conseils etape mododeempleo mododeuso instrucciones paso1 paso2 paso istruzioni mododuso
    preparazione gebruik gebruiksaanwijzing stap1 stap2 sposobuzycia krok anvandning kullanim adim
    mododeusar comousar instrucoes modousar comoaplicar comeusare istruzioniperluso sposob jakstosowac stosowanie kullanimtalimati nasilkullanilir bruksanvisning sahar gebruiksaanwijzing hoetegebruiken sogehts soverwenden commentutiliser modedemploi comosarusar comoseusa dosage dosierung dosis posologie
  `),
  comparison: list(`
    versus compare comparison others otherbrands ours theirs competitor ordinary traditional
    leadingbrand before after vergleich andere vorher nachher comparaison autres avant apres comparacion
    comparativa otros antes despues confronto altri prima dopo vergelijk anderen porownanie jamfor
    karsilastirma
    otherbrand otherproducts outrasmarcas outros comparacao inni konkurencja digerleri rakip andramarken anderemarken anderemerken autresmarques otrasmarcas altremarche innemarki digermarkalar unsere notre nuestro nostro nosso onze nasze bizim vara competition competitors generic
  `),
  size: list(`
    dimensions dimension sizechart sizeguide size height width length depth diameter weight capacity
    chest waist bust hips inches abmessungen masse hohe breite lange grosse grossentabelle dimensioni
    altezza larghezza taille hauteur largeur longueur medidas altura ancho largo tallas misure
    afmetingen hoogte wymiary wysokosc matt hojd bredd olculer yukseklik
  `),
  variants: list(`
    colors colours color colour shade shades swatch availablein flavors flavours variety choose finish
    fabric farben farbe couleur couleurs teinte colores tono colori tonalita kleuren kolory farger farg
    renkler sorten
  `),
  packaging: list(`
    inthebox whatsinthebox whatsinside packageincludes packagecontents boxcontents included includes
    packinglist packaging giftbox unboxing lieferumfang inkludiert enthalten verpackung contenudelaboite
    contenudupack contenu inclus emballage contenidodelacaja contenido incluye incluido contenutodella
    confezione incluso inclui conteudo embalagem indedoos inhoud inbegrepen verpakking zawartosc wzestawie
    opakowanie iforpackningen ingar forpackning kutuicerigi kutu paketicerigi
  `),
  packBack: list(`
    bestbefore manufactured distributedby produced storein storage keepout warning caution madein
    imported recycle www mindestens hergestellt aufbewahr fabriquepar conserver fabricado conservar
    prodotto conservare distribu bewaren
  `),
  benefits: list(`
    free natural organic vegan easy quality premium durable waterproof features benefits design long
    safe perfect support technology guarantee certified sustainable ohne natur bio einfach qualitat
    langlebig sans naturel facile qualite sin facil calidad senza naturale qualita zonder kwaliteit bez
    utan kalite
  `),
}

function list(words: string): string[] {
  return words.trim().split(/\s+/)
}
