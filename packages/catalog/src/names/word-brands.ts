import { wordList } from '../languages/languages.ts'

/**
 * Brands of one word that is also a common word or a given name in a language of the storefronts. Alone, they do not say
 * what a product is: "Mission", "Valentina". Found by comparing the brands of the taxonomy with the words of spelling
 * dictionaries and with the given names of civil registers; brands that are famous enough to mean themselves are left out.
 */
export const WORD_BRANDS: ReadonlySet<string> = new Set(
  wordList(`
    abanderado abe abru absolut abus abyss acera acotar acquerello adagio addera adj admira adria aegis aerobie
    affinity agricola aia aigle aigner aime airborne airman airwaves ajmal aku aladdin albanese albatros alberto
    albi albo alda alden aldo alegria alexia alfaguara algida align alinea alistair allegra alli almedina
    alouette alpacka alpina alpino altra altura always ambar ambassadeur ambrogio ambrosia amend amica amora
    anagram anagrama anchor anco ancor anderson andorinha andre andris anello angelus angostura animo anita
    anker anky annita anny anon anouk anthropologie antiquity antler antos apartamento apogeo apostol appel
    aquarel aquila ara arbor arcadia arcano arche archers arches arda argo ariel ariete aristocrat arno arnold
    ars artemio articulate artillery aspa aspro astonish astor atari ate aten athena atika atollo atomic atosa
    attends audible aurelia aurora ausonia autan autel autentico autocar avast avent aventura avg avion
    aviron axial azo baak babor baccarat bachmann backbone backman baco badger badia bai bakker bamba bambolina
    bang banjo banzai bar barco barefoot barney barone barr barracuda barrage barricade barroco barron basil
    basso batiste battleship bauer bazooka beato beats beba beck becks beco beirao beka bekvam bellies bellota
    belvedere berimbau bering berker bernat berserk besson besta bestek beter bh bianchi biba bibs bicycle biff
    bimbo bina bird birdcage birdies bison bjorg blair blanchet bled blinder blizzard bloem bluebird blum blunt
    boat bobbie bobo boccia boero bogs bona bong bonobo bont boomer bora borax borderlands boreal borges borla
    borotalco bote boticario bounty boya braking braulio bravissimo brecht bref bret breton brianna bric
    brigitte brilhante brillance brillante brillo brink brisant brise brita brooks brunnen brunner buckler budge
    bufalo buff bull bullock bulwark bunting burda burger burrow burton buse bush butcher buzzed cabot cacique
    cada calesita calin calligraphe cally calumet calvo camelia camille camilleri campagnolo campbell     candela candid candide cannonball canton capita capito capodimonte caprice capullo caramba carbone cardo
    carefree caribou carioca carlinhos carly carmela carmencita carmina carnation carolin carson carter cartier
    cascade caseta casper catena cauldron cavallo cavit cebe cecil cecilio celebrations celestina celiane celin
    celio celo celsius cendrillon centaure centipede cento centrum cep cesar cevik champion chandelle chantelle
    chantre charms charrette chartreuse cheaters cherub chicco chilly chimes chio chocomel chomp chums church
    chuy cicerone cinghiale circulo cirio cirrus cisa citadel citadelle citizen claro classico classmate clifton
    clover clue coach coats coban cobi coccinella coccinelle cocinero cockatoo cocoon coke coleman colin
    comandante combos compo concept concetto concord concordia conector confiance connetable connoisseurs
    consorcio constantin constantino consul conte contessa contigo converse coqueiro coquetel cordier cordoba
    corneille cornetto corny corolle corsair cortese cosma cosmopolite coterie courtois couto coyote cranium
    crank crespo crest cristel crunch cubetto cuca cucaracha cuckoo cumbia cuore curado curly curt cyclus
    daddies daddy daga dailies daim daisy dali danette danica danilo das dash dawn dayan daz debby degen deity
    dell demet denso dents depend depo derrick descente desigual desio devir diamine diehard diesel digestive
    dike dim dimensions dimitra dinamita ding dinosaurus diogenes diplomatico diptyque dirigera discos divergent
    dixie dixit dixon dogal dole dolo dominion domo dopper doppler doreen dorel dori doriana doriano doro dove
    downy drago drake draper dreamland drifter driva droll ducale duden duh duka duke duktig dummies duplo duvel
    dyna earthworks echelon edelman edifice eduard educator edy eero egeo egger eider ekster elan elba
    elco elefante elektron elenco eletta eliane elica elipse ella elmer elna elora emanuela embody eminence
    eminent eminente emmi emotiva emperador emporia emsal encode enhet ennui enri ensure envie enya eolo epos
    erdal erina ertl eskadron espolon esporao esprit essence essie esteban estella esteva esteve estival estrela
    eterna ethel ettore evva expo ezekiel fabuloso facet facundo fahrenheit fairy fakir fanatics fanning fanta
    fantasie fantastik farah faraway farrow fatina faultless faustino feber fejka felix fena fender ferm fiamma
    fido fila finale fini finish fiore fiorella fireball fischer fisco fito fizik flambeau flexi flora flos
    flota fluff fluke foca focal folio folletto forerunner formuler fornuftig fortaleza fossil foster founders
    fournier fox foxy fragata francine french fresca freya fridolin frigo frolic frontera frosta frustration fry
    fuchs fuego ful fula fulfil fuller fundador furbo futura futuro gabor gaffel gale gallo gallup gant garoto
    garrett gates gattopardo gazela gazelle gazi gazillion geeta gems genco genteel geologic gerber giannini
    giant gibbon gilbert gilde gim gimi giordana gipsy gisela gisele giti giva glade gloria gocciole godin
    goldfish golpe gonzo goody gordon gorila gosling gotz goya goyo grabo grado graham granado granat grandiose
    grant grasshopper grays graza graze gregory grenade greys grillo grimas grimaud grom gu guarro guerrero
    guess guild gulden guloso gunnar gurli hacendado hag hager hak halibut hallmark halls hamac hamam hangisi
    hangman harbinger harlequin harmonies harrison harry hatier havanna hawkers hazan headway heel heet heidrun
    hela hella heller hemma hengst herma hermes herr herradura herschel herta hertz hetty highlander hilco hill
    hint hipp hive hobbit hogan hoist holle hom homey hooch hoover hopla horizon hostess hotter housemaid
    hovding hoya hoyt hp hublot hum humana hummel hunt hunter huub hydroponic hypnose icebreaker iglo igloo ikra
    ilce iliada illusionist impala impossible impress ina infaillible ingenuity ingolf innocent inse insignia
    insuperabile intelligentsia intenso internazionale interphone invento investigators iracema ironclad irwin
    isabel isabella isadora isi ivar izar ja jacob jacobs jacquet jacquot jada jana jane jello jessa jockey joie
    joop jord jorgito joselito joules jovan jovani joy juanita juarez juba jude jumpers jupiter jura justin kaba
    kaboom kajka kala kaliber kalinka kam kamill kangaroos kania kapital kappa kar kare karo karsten kas kathi
    katia katrin kaufmann keeley keen kelly kem kenner keso ketel keurig kevin khadim kicker kickers kiddy kiko
    kilian kinder kindle kingfisher kirby kisses kito kleber klim knecht knorr kobalt kohler kombi komplement
    koni konig kopp korg koziol kraft kraken kramer krema kriter krolik krom krona kubus kum kupa kura kwak ky
    kyrie labrada lacie ladda lagkapten laguiole laila laken lala lama lampa landskrona lange lapp larceny
    larsen latino latta lay lays lazer leapfrog lebron lechuza leffe legendario lekman lelo lenda leonardo lete
    levy lew lexicon libby libero lidia lifestyles likit lillo limar linc lince lindsay lindy linie lionel lisen
    lisle lito litoral livio liza lloyd loba lodge lodger logis lois loree loreto loretta loriana lotto loulou
    lowland lu lucano lucchese lucero lucide ludi ludwig luengo luk lukas lulu lunario lunette lupo lupus lurch
    luso lykke lyle lynx lyra lyre mabe macarena macarico macieira macine macron maestrale mafalda maggi maggo
    magnat magneto magnetron magnifica magno magnum magnus mahatma maille mala malabar mallory malo mam mamba
    mammut mancera manito manitou manner manto marcato marcy mares marga margaux marigold marinela marinella
    mariquita marisa marjo marker markies marmite mars mascarade masterclass mastermind matchbox mateo mates
    mateus mattes maude mavi maximo mayco medley meike melinda melody merci mercurial meridian meris meteor
    meteorites meteoro mey micke midland mido mikado miku milagro milan milestone milice millenium millet milo
    milton mimosa minerva minstrels miolo mirado mirella mirka misfits mission mixa mockingbird modelo moes
    molecola mollet molten molto monark mondial monge mongoose monopoly monroe monta montana monte montilla
    morelia morso morton moser motu mounds moura mous mousseline move movement moza mulberry muller munchies
    munchkin murad murray musa mysterium nad naim nair nan nana nancy nanda nando napolitain nata nathan navneet
    neca negrita negroni nellie nelly nerds nerf nici nicoli nicoll nido nietzsche nighthawk niko nikolai nippon
    nitro nivia nixe nobre noch noga nokta nolan nom nomen nomination nood nook nordisk noris nostromo novica
    nua numa nuna nural oase oasis obsessive oceane oceanic oculus odyssey oeh okuma okun ola olfa olla olle
    ollie olly olmeca olympia omen omero omission omo oneida opal operation opi orbe orbit orbita orca ordinary
    oribe orient orlando ornela ortega ortiz orval osann osborne osmo osprey ote oust outshine ovation paas pace
    pago paige pajar pajarito paladin palatino pale palio palladium pallra palmer pam panache panda pandemic
    pandora panelinha panini panna panter paperino papo papyrus paradigm parador parallels parat parfois pari
    parker parmentier partisan pasante pascual passatempo patchwork patriot patron patrona paula pavan pavo pax
    payday peco pedigree pedro peels peeps peet pegada peitoral pelikan peloton penalty pendulum pepito
    peregrine persil pesquera petalo petrus pfister photosynthesis picard pickup picot pigeon pigna pilao pilon
    pineau pingouin pinguin pinguino pipette pirouette pitu planalto plano planters platsa playmate pledge
    plenitud plenty plexiglas plugins pocketbook poetic pof poise polaire poleo polk pompadour pond pons porcher
    posch positron potenza poulain praxis prealpi preciosa predator predictor preference prego preppy prestigio
    prevail price primadonna primeur primicia primor primula primus prince princes principe prism probar
    progresso prologo propel proven prudence psychotic puffs pullman punkt pur pus pyssla quaker quanta quartet
    quarto quay quechua quicken quino quip quorn rab rachel rael rafine ragno raid raider raimundo rains raja
    raleigh rambler ramirez ramona ramses rana randoms raphael rapunzel rar rascals rea reber recur reef reese
    reeves regalo regard regatta regia regicide reiss rel relentless remarkable remko remo remonte remus renata
    renner renu replay respiro revels reverso rial ribba ribelle ricard richa ridder riley rimbaud rincon ringo
    ringside risa risk risque rit ritto rituals rizoma roba roca rocchetta rocco rochedo rocio rockstar roco
    rodney rody rogue roland roli rolo romand romer ronal rookie roommates roost rosato roseau rosewood
    rossignol rosy rotel roundup routard rowan rozana rubi rubies ruffles rumba runnen saboteur sabra sadia sait
    salice salomon salter saltwater salvo samba samla samson sanela sanita santal santero saphir sapiens saran
    sargento saris sassy sauter savanna savic sawyer saxon scarpa schacht scheepjes schipper schmidt schneider
    schwalbe scolaro scout scrabble scythe seaboard seara seba sector sedatif segura seigneurie selenia sells
    sena seneca seni sensationnel sensations sephora sequence severin sevin shad shan sharpshooter shelly
    shepherd sheridan sherwin shiner shires shout shun sideral sideshow sidi sievert siggi siken sil silan
    silencio silhouette silk simoni simplicity sincera singer singleton sinto siro sis sisi sistema sisters
    skala skinn skips skol skor skull skutt slik slimy slinky sma smacks smilla smycka snag snark snuggle
    soberano sockerbit soderhamn sofy sog solace solano solario solera solido sonett sopro sorel sorriso
    sottozero spalt spam specialized spectra spektrum spitz splendor spooks springer sprite squire squirt stacy
    stada stam stamperia stance stanley starry steiner stella stelo stentor sterilite stiga stilla stingray stok
    stoppers stork stowaway stradivarius streamline strep stubb stuva subsonic suki sula sunbeam sundown sunil
    supernova superstar supino surdo surefire suze svan svepa swag swann swans swerve swordfish sycomore
    symfonie synapse taboo tabu taft tala talmud talon tamaris tang tango tanner tarantula tartare teacher tempo
    temptations tena tenacity tenaz tendance tenderly tendon tenga tenorio tepe tern terranova terry tessan
    testo tetra thea theory think thrush tide tiffany tijn tiki tilda tilman timeline ting tintin tita tito
    tivoli tizio tjena tjusig tobar tod toddy toga toia toko tolo tombstone tomcat toms tomtom topazio topman
    topper torah torcida tork torrid torun tourney tous tover trabucco trabuco tracker tradizionale tranquility
    transact transcend transformers trapiche trapp trek tresor trespass trial tribord trident trill trina tripp
    triumph triunfo trivial trix trofast trogen trojan tromba tropico trudi trumpeter trust tucks tudor tulipan
    tums tupplur tuque turk turtles tutela twirl twister ty tymo tyranny tyrell tyson uliveto umbra uncharted
    undaunted unicum unlock uno uomini uppercase uppercut uppland urko utan vademecum vagabond vaillant valda
    valentina valle valor vanguard vania vanish vanquish vantaggio vaporetto vaqueiro varga variera vaseline
    vasque vater vaughan vax vebi veja velda velilla veloce veloute vendetta venom venta verbatim veritable vero
    verve veterano viceroy vico viennois vigor vilebrequin villainous vim vinod virgilio virus viski viticulture
    vittoria vivere vocation vogel volonte vortice vossen vostro vulcano vulkan vuvuzela wagner walkers wally
    warheads warner warre watchmen wavelength weatherman wedi welch wenger werewolf werner whammy whirl
    whirlpool whisper whistles whoop wiking wiley wilton wincent wingspan winkel winni wishbone witness wiz
    womanizer woodland woodpeckers workforce wrath xochitl yale yemina yep yippee yolanda young ypperlig yra
    zaad zapper zara zealot zenith zeno ziener zimmermann zino zircon zodiac zoomer zorba zout
  `),
)

/** Given names and places that are also words of categories, and that makers give to styles: "Marco" is a Spanish frame. */
export const STYLE_NAMES: ReadonlySet<string> = new Set(
  wordList(`
    aida alfredo amber angelo anna ariel belen berlin bella bianca blanca brisa camilla candela capri carolina
    carter cesar charlotte chelsea cielo claire clara clementina concha cristal cruz dalia dawn devon diana dino
    dolly donna edison ester estrela estrella eva fanny flora florence frances genova georgette hazel heather
    helio iris jacinto jade junior lily lisa london lorraine lotte lucia luz marco marcos margarita margaux
    margherita maria marianne marina marino martin mason mercedes mia milano molly mora moreno natale nina noel
    oslo paloma pamela paris paula pepe perla pierre pina reina robin roma roman romana rosa rose rosetta ruby
    sabrina santa santiago sierra siena silvestre sol stella tiffany valentina valentine verona vita wendy wien
  `),
)
