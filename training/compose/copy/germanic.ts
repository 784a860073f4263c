import { type Copy, list } from './copy.ts'

export const german: Copy = {
  code: 'de',
  headlines: list(
    'Für den Alltag gemacht|Ihre Vorteile|Spüren Sie den Unterschied|Qualität, die bleibt|Natürlich besser|Produktvorteile|Extra weicher Stoff|Leistung auf kleinem Raum|Ideal als Geschenk|Intensive Feuchtigkeit|Einfach sauber|Perfekt für unterwegs',
  ),
  features: list(
    'Rutschfester Boden|BPA-frei|Spülmaschinenfest|Auslaufsicher|Schnelles Laden|Wasserabweisend|Edelstahl 18/8|Leicht zu reinigen|Verstellbarer Gurt|Atmungsaktiv|Doppelwandig|Leiser Motor|Faltbares Design|Rostfrei|Hitzebeständig|Großes Fassungsvermögen|Kratzfest|Ohne Duftstoffe|Dermatologisch getestet|Ohne Zuckerzusatz|Waschbar bei 40°',
  ),
  benefits: list(
    'Hält Getränke 24 Stunden kalt und 12 Stunden heiß.|Ergonomischer Griff für sicheren Halt.|Ideal für Reise, Büro, Schule und Freizeit.|Zieht schnell ein und hinterlässt keine Rückstände.|In wenigen Minuten ohne Werkzeug aufgebaut.|Platzsparend zusammenklappbar.|Aus nachhaltigen Materialien gefertigt.',
  ),
  badges: list(
    'Vegan|Glutenfrei|Bio|Ohne Gentechnik|Made in Germany|Ohne Parabene|2 Jahre Garantie|Laborgeprüft|Ohne Palmöl|Klimaneutral',
  ),
  howTo: list(
    'Anwendung|Montageanleitung|So einfach geht es|In 3 Schritten|Zubereitung|Gebrauchsanweisung|Pflegehinweise',
  ),
  steps: list(
    'Deckel öffnen und mit Wasser füllen|Vor Gebrauch gut schütteln|Auf die feuchte Haut auftragen|Sanft einmassieren|Gründlich abspülen|Akku einlegen und Taste drücken|Beine mit Schrauben befestigen|Folie abziehen und fest andrücken|Oberfläche reinigen und trocknen|Bei 180 °C 25 Minuten backen|Kabel anschließen und einschalten|Zwei Kapseln täglich einnehmen',
  ),
  ingredientsTitle: list('Zutaten|Inhaltsstoffe|Was steckt drin?|Unsere Zutaten|Zusammensetzung|ZUTATEN'),
  ingredients: list(
    'Haferflocken|Zucker|Mandeln|Meersalz|Sonnenblumenöl|Kakaobutter|Magermilchpulver|Weizenmehl|Reisstärke|Tomatenmark|Zwiebelpulver|Knoblauch|Kurkuma|Honig|Kokosöl|natürliches Aroma|Zitronensäure|Sojalecithin|Erbsenprotein|Ingwer|Grüntee-Extrakt|Vitamin C|Aloe Vera|Haselnüsse|Emulgator (E322)',
  ),
  nutrition: list(
    'Nährwertangaben|pro 100 g|pro Portion|Energie|Fett|davon gesättigte Fettsäuren|Kohlenhydrate|davon Zucker|Ballaststoffe|Eiweiß|Salz',
  ),
  size: list('Abmessungen|Höhe|Breite|Tiefe|Volumen|Größentabelle|Größe|Brust|Taille|Länge|Produktmaße'),
  versus: list('Unser Produkt|Andere|Der Vergleich|Vorher|Nachher|Warum wir?|Andere Marken|Im Vergleich'),
  colours: list(
    'Marineblau|Anthrazit|Elfenbein|Salbei|Rosé|Senf|Terrakotta|Petrol|Bordeaux|Himmelblau|Oliv|Lavendel|Sand|Schwarz',
  ),
  kinds: list(
    'Haarshampoo|Körperlotion|Grüner Tee|Proteinriegel|Kaffeebohnen|Spülmittel|Gesichtscreme|Knuspermüsli|Olivenöl|Handseife|Haferdrink|Schokolade',
  ),
  legal: list(
    'Außer Reichweite von Kindern aufbewahren. Kühl und trocken lagern.|Nur zur äußerlichen Anwendung. Kontakt mit den Augen vermeiden.|Mindestens haltbar bis: siehe Deckel. Nach dem Öffnen gekühlt aufbewahren.|Kann Spuren von Nüssen und Milch enthalten.|Hergestellt für Nordfeld GmbH, Hafenstraße 14, 20457 Hamburg.|Ein Nahrungsergänzungsmittel ist kein Ersatz für eine ausgewogene Ernährung.',
  ),
  box: list('Lieferumfang|Verpackung|Hier oben|Vorsicht zerbrechlich|12er-Pack|Inklusive Geschenkbox'),
  story: list(
    'Unsere Geschichte|Zwei Freunde, ein Küchentisch und eine einfache Idee: ehrliche Produkte für jeden Tag.|Vielen Dank für Ihre Bestellung|Zertifikat|Garantiekarte|Wir stehen hinter unseren Produkten.|Jetzt registrieren',
  ),
}

export const dutch: Copy = {
  code: 'nl',
  headlines: list(
    'Gemaakt voor elke dag|Waarom je het geweldig vindt|Voel het verschil|Topkwaliteit|Van nature beter|Belangrijkste voordelen|Diepe hydratatie|Perfect cadeau',
  ),
  features: list(
    'Antislip bodem|BPA-vrij|Vaatwasserbestendig|Lekvrij|Snel opladen|Waterbestendig|Roestvrij staal|Makkelijk schoon te maken|Verstelbare band|Ademend|Dubbelwandig|Stille motor|Opvouwbaar|Hittebestendig|Grote inhoud|Zonder parfum|Machinewasbaar',
  ),
  benefits: list(
    'Houdt dranken 24 uur koud en 12 uur warm.|Ergonomisch handvat voor een stevige grip.|Ideaal voor onderweg, op kantoor en op school.|In een paar minuten gemonteerd, zonder gereedschap.|Gemaakt van duurzame materialen.',
  ),
  badges: list('Veganistisch|Glutenvrij|Biologisch|Zonder parabenen|2 jaar garantie|Palmolievrij|Duurzaam'),
  howTo: list('Gebruiksaanwijzing|Zo werkt het|In 3 stappen|Montage|Bereiding|Wasvoorschrift'),
  steps: list(
    'Open het deksel en vul met water|Schud voor gebruik|Breng aan op de vochtige huid|Masseer zachtjes in|Spoel grondig af|Druk op de knop|Bevestig de poten met schroeven|Trek de folie los|Maak het oppervlak schoon|Bak 25 minuten op 180 °C',
  ),
  ingredientsTitle: list('Ingrediënten|Wat zit erin?|Samenstelling|INGREDIËNTEN'),
  ingredients: list(
    'Havervlokken|Suiker|Amandelen|Zeezout|Zonnebloemolie|Cacaoboter|Mageremelkpoeder|Tarwebloem|Rijstzetmeel|Tomatenpuree|Uienpoeder|Knoflook|Kurkuma|Honing|Kokosolie|natuurlijk aroma|Citroenzuur|Sojalecithine|Erwteneiwit|Gember',
  ),
  nutrition: list(
    'Voedingswaarde|per 100 g|per portie|Energie|Vetten|waarvan verzadigd|Koolhydraten|waarvan suikers|Vezels|Eiwitten|Zout',
  ),
  size: list('Afmetingen|Hoogte|Breedte|Diepte|Inhoud|Maattabel|Maat|Borst|Taille|Lengte|Productmaat'),
  versus: list('Ons product|Anderen|Vergelijk|Voor|Na|Waarom wij?|Andere merken'),
  colours: list('Marineblauw|Antraciet|Ivoor|Salie|Roze|Mosterd|Terracotta|Petrol|Bordeaux|Olijf|Zand|Zwart'),
  kinds: list(
    'Shampoo|Bodylotion|Groene thee|Eiwitreep|Koffiebonen|Afwasmiddel|Gezichtscrème|Olijfolie|Haverdrank|Chocolade',
  ),
  legal: list(
    'Buiten bereik van kinderen bewaren. Koel en droog bewaren.|Alleen voor uitwendig gebruik. Vermijd contact met de ogen.|Ten minste houdbaar tot: zie bovenkant. Kan sporen van noten bevatten.|Geproduceerd voor Waterland BV, Havenweg 14, Rotterdam.',
  ),
  box: list('Inhoud van de doos|Verpakking|Deze kant boven|Breekbaar|12 stuks'),
  story: list(
    'Ons verhaal|Twee vrienden en een simpel idee: eerlijke producten voor elke dag.|Bedankt voor je bestelling|Certificaat|Garantiekaart|Registreer nu',
  ),
}

export const swedish: Copy = {
  code: 'sv',
  headlines: list(
    'Skapad för vardagen|Känn skillnaden|Hög kvalitet|Naturligt bättre|Fördelar|Djupgående fukt|Perfekt present|Byggd för att hålla',
  ),
  features: list(
    'Halkfri botten|BPA-fri|Tål diskmaskin|Läckagesäker|Snabbladdning|Vattentålig|Rostfritt stål|Lätt att rengöra|Justerbar rem|Andas|Dubbelväggig|Tyst motor|Hopfällbar|Värmetålig|Stor kapacitet|Oparfymerad|Maskintvätt',
  ),
  benefits: list(
    'Håller drycken kall i 24 timmar och varm i 12.|Ergonomiskt handtag för säkert grepp.|Perfekt för resan, kontoret och skolan.|Monteras på några minuter utan verktyg.|Tillverkad av hållbara material.',
  ),
  badges: list('Vegansk|Glutenfri|Ekologisk|Utan parabener|2 års garanti|Svensk design|Laktosfri'),
  howTo: list('Så här gör du|Användning|Monteringsanvisning|3 enkla steg|Tillagning|Skötselråd'),
  steps: list(
    'Öppna locket och fyll på vatten|Skaka väl före användning|Applicera på fuktig hud|Massera in försiktigt|Skölj noga|Tryck på knappen|Skruva fast benen|Dra av filmen|Rengör ytan och torka|Grädda i 180 °C i 25 minuter',
  ),
  ingredientsTitle: list('Ingredienser|Innehåll|Vad finns i?|INGREDIENSER'),
  ingredients: list(
    'Havregryn|Socker|Mandel|Havssalt|Solrosolja|Kakaosmör|Skummjölkspulver|Vetemjöl|Risstärkelse|Tomatpuré|Lökpulver|Vitlök|Gurkmeja|Honung|Kokosolja|naturlig arom|Citronsyra|Sojalecitin|Ärtprotein|Ingefära',
  ),
  nutrition: list(
    'Näringsvärde|per 100 g|per portion|Energi|Fett|varav mättat fett|Kolhydrat|varav sockerarter|Fiber|Protein|Salt',
  ),
  size: list('Mått|Höjd|Bredd|Djup|Volym|Storlekstabell|Storlek|Bröst|Midja|Längd|Produktmått'),
  versus: list('Vår|Andra|Jämför|Före|Efter|Varför oss?|Andra märken'),
  colours: list('Marinblå|Antracit|Elfenben|Salvia|Rosa|Senap|Terrakotta|Petrol|Vinröd|Oliv|Sand|Svart'),
  kinds: list(
    'Schampo|Kroppslotion|Grönt te|Proteinbar|Kaffebönor|Diskmedel|Ansiktskräm|Olivolja|Havredryck|Choklad',
  ),
  legal: list(
    'Förvaras oåtkomligt för barn. Förvaras svalt och torrt.|Endast för utvärtes bruk. Undvik kontakt med ögonen.|Bäst före: se locket. Kan innehålla spår av nötter.|Tillverkad för Nordsjö AB, Hamngatan 14, Göteborg.',
  ),
  box: list('Detta ingår|Förpackning|Denna sida upp|Ömtåligt|12-pack'),
  story: list(
    'Vår historia|Två vänner och en enkel idé: ärliga produkter för vardagen.|Tack för din beställning|Certifikat|Garantikort|Registrera nu',
  ),
}
